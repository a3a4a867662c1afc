import type { DraftApartment } from "../draft.ts";
import { fileOf } from "../edit/layoutMirror.ts";
import { pathOfAddress } from "../file/folderAddress.ts";

/** The table's columns for an apartment's own files. They cannot be typed: files are chosen in the side panel. */
export const fileColumns = ["plan", "pictures", "pdf"] as const;

export type FileColumn = (typeof fileColumns)[number];

export const isFileColumn = (column: string): column is FileColumn =>
  (fileColumns as readonly string[]).includes(column);

/** The paths of an apartment's own files in the owner's folder. */
export function filesOfApartment({ plan, pictures = [], pdf }: DraftApartment, column: FileColumn): readonly string[] {
  if (column === "pictures") return pictures.map(fileOf);
  if (column === "plan") return plan ? [fileOf(plan)] : [];
  return pdf === undefined ? [] : [pathOfAddress(pdf) ?? pdf];
}
