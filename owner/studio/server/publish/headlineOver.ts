import { shownColours } from "../../../site/brandColours.ts";
import { checkReadability, type ReadabilityResult } from "../../../site/headlineBackground.ts";
import { headlineCrop, headlineViews, type PictureCrop } from "../../../site/headlineCrop.ts";
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
 * The problem of a headline over the picture of all buildings that is not readable there, in a language, on a phone, a tablet or a laptop:
 * the picture is too low for it, or its background is not calm enough. If that cannot be measured, there is no problem; an unreadable
 * picture is reported elsewhere.
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
      const crop = headlineCrop(headline, picture, view);
      if (crop.bottom > maxBottom) return problemOf("websiteHeadlineLow", { file, view: view.name });
      const readability = await readabilityOf(folder, { file, crop, ink });
      if (!readability || readability.isReadable) continue;
      const code = readability.isCalm ? "websiteHeadlineClose" : "websiteHeadlineBusy";
      return problemOf(code, { file, view: view.name, value: ratioText(readability.ratio) });
    }
  }
  return undefined;
}

/** A headline that ends below this share of the picture's height would cover nearly all of it. */
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

/** A text in the colour `ink` over a part of a picture. */
type PictureText = { readonly file: string; readonly crop: PictureCrop; readonly ink: string };

/** Undefined if it cannot be measured. */
async function readabilityOf(
  folder: OwnerFolder,
  { file, crop, ink }: PictureText,
): Promise<ReadabilityResult | undefined> {
  if (isDrawing(file)) return undefined;
  try {
    const { croppedPixels } = await withSharp(() => import("../../../pictures/croppedPixels.ts"));
    return checkReadability(await croppedPixels(await readSourceFile(folder, file, maxBytes), crop), ink);
  } catch {
    return undefined;
  }
}
