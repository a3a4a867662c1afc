import type { Draft, DraftApartment, DraftPicture } from "../draft.ts";
import { addressOfFile } from "../file/folderAddress.ts";
import { fileOf } from "./layoutMirror.ts";
import { type FilePicture, pictureOfFile } from "./layoutPictures.ts";
import { changeApartments, mapRecords } from "./records.ts";

/** A file of the owner's folder to be assigned to an apartment. Pictures are appended to the existing ones; of the other kinds it has one each. */
export type ApartmentFile =
  { readonly as: "plan" | "picture"; readonly picture: FilePicture } | { readonly as: "pdf"; readonly file: string };

/** Assigns files to apartments, all as one change. A picture that an apartment already has is not added again. */
export function giveFiles(draft: Draft, files: ReadonlyMap<string, readonly ApartmentFile[]>): Draft {
  return changeApartments(draft, (apartment) => (files.get(apartment.id) ?? []).reduce(withFile, apartment));
}

function withFile(apartment: DraftApartment, added: ApartmentFile): DraftApartment {
  if (added.as === "pdf") return { ...apartment, pdf: addressOfFile(added.file) };
  const { plan, pictures = [] } = apartment;
  if (added.as === "plan") return { ...apartment, plan: pictureOfFile(added.picture, plan) };
  if (pictures.some((each) => fileOf(each) === added.picture.file)) return apartment;
  return { ...apartment, pictures: [...pictures, pictureOfFile(added.picture)] };
}

/** Removes its own plan or PDF; the file stays in the folder, and visitors see the layout's. */
export const removeFile = (draft: Draft, id: string, as: "plan" | "pdf"): Draft =>
  changeApartments(draft, (apartment) => {
    if (apartment.id !== id) return apartment;
    const { [as]: _removed, ...rest } = apartment;
    return rest;
  });

/** Changes its own pictures; without any it shows those of its layout. */
export const changeOwnPictures = (
  draft: Draft,
  id: string,
  change: (pictures: readonly DraftPicture[]) => readonly DraftPicture[],
): Draft =>
  changeApartments(draft, (apartment) => {
    if (apartment.id !== id) return apartment;
    const { pictures = [], ...rest } = apartment;
    const changed = change(pictures);
    if (changed === pictures) return apartment;
    return changed.length > 0 ? { ...rest, pictures: [...changed] } : rest;
  });

/** Changes one of its pictures. */
export const changeOwnPicture = (
  draft: Draft,
  { id, at }: { readonly id: string; readonly at: number },
  change: (picture: DraftPicture) => DraftPicture,
): Draft =>
  changeOwnPictures(draft, id, (pictures) => mapRecords(pictures, (each, p) => (p === at ? change(each) : each)));
