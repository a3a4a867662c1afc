import { shownColours } from "../../../site/brandColours.ts";
import { checkReadability, type ReadabilityResult } from "../../../site/headlineBackground.ts";
import { headlineRegion, headlineViews, type PictureRegion } from "../../../site/headlineRegion.ts";
import type { SiteContent } from "../../../site/siteSchema.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import type { Draft, DraftPicture } from "../../draft/draft.ts";
import { namedFile } from "../../draft/file/folderAddress.ts";
import { isDrawing } from "../../draft/file/pictureNames.ts";
import { ratioText } from "../../draft/settings/colours.ts";
import { readSourceFile, type OwnerFolder } from "../folder/ownerFolder.ts";
import { withSharp } from "./makePicture.ts";

const maxBytes = 256 * 1024 * 1024;

/**
 * Whether the headline that an owner wants on the picture of all buildings is readable there, in every language and on a phone, a tablet and a
 * laptop: a problem if the picture is too low for it, or has no calm background where it stands. If it cannot be measured, the owner
 * decides; an unreadable picture is reported elsewhere.
 */
export async function headlineProblem(
  folder: OwnerFolder,
  { project }: Draft,
  { brand, pages: { home } }: SiteContent,
): Promise<Problem | undefined> {
  if (!home.headlineOver) return undefined;
  const { ink } = shownColours(brand.colours);
  const headlines = typeof home.headline === "string" ? [home.headline] : Object.values(home.headline);
  for (const view of headlineViews) {
    const picture = (view.name === "phone" && project.site?.portrait) || project.site?.picture;
    const file = picture && fileOf(picture);
    if (!picture || file === undefined) continue;
    for (const headline of headlines) {
      const region = headlineRegion(headline, picture, view);
      if (region.bottom > maxBottom) return problemOf("websiteHeadlineLow", { file, view: view.name });
      const ground = await judge(folder, { file, region, ink });
      if (!ground || ground.isReadable) continue;
      const code = ground.isCalm ? "websiteHeadlineClose" : "websiteHeadlineBusy";
      return problemOf(code, { file, view: view.name, value: ratioText(ground.ratio) });
    }
  }
  return undefined;
}

/** Below it there would be no picture left under the headline. */
const maxBottom = 0.9;

type HeadlineCode = "websiteHeadlineClose" | "websiteHeadlineBusy" | "websiteHeadlineLow";
type Found = { readonly file: string; readonly view: string; readonly value?: string };

function problemOf(code: HeadlineCode, { file, view, value = "" }: Found): Problem {
  const why = {
    websiteHeadlineClose: `has a contrast of ${value} where the headline stands on a ${view}, 4.5:1 is needed`,
    websiteHeadlineBusy: `has too much going on where the headline stands on a ${view}`,
    websiteHeadlineLow: `is too low for the headline on a ${view}`,
  }[code];
  const problem = `${file} ${why}: the headline is placed above the picture`;
  return {
    code,
    severity: "warning",
    at: ["website", "pages", "home", "headlineOver"],
    fix: "open",
    values: { path: "site.json: pages.home.headlineOver", problem, value, file },
  };
}

function fileOf({ src, studio }: DraftPicture): string | undefined {
  if (typeof studio?.file === "string") return studio.file;
  const named = namedFile(src);
  return named.kind === "file" ? named.path : undefined;
}

type Judged = { readonly file: string; readonly region: PictureRegion; readonly ink: string };

async function judge(folder: OwnerFolder, { file, region, ink }: Judged): Promise<ReadabilityResult | undefined> {
  if (isDrawing(file)) return undefined;
  try {
    const { croppedPixels } = await withSharp(() => import("../../../pictures/croppedPixels.ts"));
    return checkReadability(await croppedPixels(await readSourceFile(folder, file, maxBytes), region), ink);
  } catch {
    return undefined;
  }
}
