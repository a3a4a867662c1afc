import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import { pathOfAddress } from "./folderAddress.ts";
import { filesOf, type WrittenPicture } from "./projectFiles.ts";

/** A place that shows a picture. */
export type PictureUse = { readonly steps: Steps; readonly picture: WrittenPicture };

/** A picture that publishing builds from one of the owner's files; `stem`: its files' path without width and extension. */
export type NamedPicture = {
  readonly source: string;
  readonly purpose: "stage" | "upright" | "room" | "page";
  readonly stem: string;
  readonly uses: readonly PictureUse[];
};

/** Every picture of a draft's project that is built from an owner's file, by its published name. */
export function namedPictures(project: unknown): readonly NamedPicture[] {
  const pictures = new Map<string, NamedPicture>();
  const stems = new Set<string>();
  for (const place of filesOf(project)) {
    const source = place.kind === "picture" ? place.picture.studio?.file : undefined;
    if (place.kind !== "picture" || typeof source !== "string") continue;
    const use = { steps: place.steps, picture: place.picture };
    const purpose = purposeOf(use);
    const key = JSON.stringify([source, purpose]);
    const existing = pictures.get(key);
    const stem = existing?.stem ?? freeStem(stemOf(place.picture.src), stems);
    pictures.set(key, { source, purpose, stem, uses: [...(existing?.uses ?? []), use] });
  }
  return [...pictures.values()];
}

/** Whether a file is an SVG drawing, which is published as one file and not in several widths. */
export const isDrawing = (source: string): boolean => /\.svg$/i.test(source);

/** What a picture is for, and so how wide it is published: it follows from its place in the project. */
function purposeOf({ steps, picture }: PictureUse): NamedPicture["purpose"] {
  const [list, , field] = steps;
  if (list === "brochure") return "page";
  const isStage =
    list === "site" || list === "towers" || (list === "plans" && (field === "picture" || field === "top"));
  if (!isStage) return "room";
  return picture.height > picture.width ? "upright" : "stage";
}

/** "Fotot/Kulla 5.JPG" in a form that every server and system accepts: "fotot/kulla-5". */
export function stemOf(address: string): string {
  const parts = (pathOfAddress(address) ?? address).replace(/\.\w{1,5}$/, "").split("/");
  const plain = parts.map((part) =>
    part
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9_.]+/g, "-")
      .replaceAll(/^[-.]+|[-.]+$/g, ""),
  );
  return plain.filter((part) => part !== "").join("/") || "picture";
}

function freeStem(stem: string, used: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? stem : `${stem}-${count}`;
    if (used.has(free)) continue;
    used.add(free);
    return free;
  }
}
