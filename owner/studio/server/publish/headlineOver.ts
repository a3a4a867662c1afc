import { shownColours } from "../../../site/brandColours.ts";
import { judgeGround, type GroundJudgement } from "../../../site/headlineGround.ts";
import type { SiteContent } from "../../../site/siteShape.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import type { Draft, DraftPicture } from "../../draft/draft.ts";
import { namedFile } from "../../draft/file/folderAddress.ts";
import { isDrawing } from "../../draft/file/pictureNames.ts";
import { ratioText } from "../../draft/settings/colours.ts";
import { readSource, type OwnerFolder } from "../folder/ownerFolder.ts";
import { withSharp } from "./makePicture.ts";

const maxBytes = 256 * 1024 * 1024;

/**
 * Whether the headline that an owner wants on the picture of all buildings is readable there: a problem if the picture has no calm
 * background for it. If it cannot be measured, the owner decides; an unreadable picture is reported elsewhere.
 */
export async function headlineProblem(
  folder: OwnerFolder,
  { project }: Draft,
  { brand, pages }: SiteContent,
): Promise<Problem | undefined> {
  if (!pages.home.headlineOver) return undefined;
  const { ink } = shownColours(brand.colours);
  for (const picture of [project.site?.picture, project.site?.portrait]) {
    const file = picture && fileOf(picture);
    const ground = file === undefined ? undefined : await judge(folder, file, ink);
    if (!ground || ground.isReadable) continue;
    const value = ratioText(ground.ratio);
    const why = ground.isCalm ? `a contrast of ${value}, 4.5:1 is needed` : "too much going on";
    const problem = `pages.home.headlineOver: where the headline would be, ${file} has ${why}: it is placed above the picture`;
    return {
      code: ground.isCalm ? "websiteHeadlineClose" : "websiteHeadlineBusy",
      weight: "warning",
      at: ["website", "pages", "home", "headlineOver"],
      mend: "open",
      values: { path: "site.json: pages.home.headlineOver", problem, value, file: file ?? "" },
    };
  }
  return undefined;
}

function fileOf({ src, studio }: DraftPicture): string | undefined {
  if (typeof studio?.file === "string") return studio.file;
  const named = namedFile(src);
  return named.kind === "file" ? named.path : undefined;
}

async function judge(folder: OwnerFolder, file: string, ink: string): Promise<GroundJudgement | undefined> {
  if (isDrawing(file)) return undefined;
  try {
    const { upperPart } = await withSharp(() => import("../../../pictures/upperPart.ts"));
    return judgeGround(await upperPart(await readSource(folder, file, maxBytes)), ink);
  } catch {
    return undefined;
  }
}
