import type { Answer } from "../../server/askStudio.ts";
import { fileAddress } from "../../server/folderAddresses.ts";
import { findTwin, type FolderFile, listFolder } from "../../server/folderFiles.ts";
import { addFile, addPicture, askForPictureCheck } from "../../server/studioCalls.ts";
import { decodedPicture } from "./decodedPicture.ts";
import type { OwnPicture } from "./layerPicture.ts";

const endings = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Paths of all pictures in the owner's folder. */
export async function listPictures(): Promise<readonly string[]> {
  const files = await listFolder();
  return files.map(({ path }) => path).filter((path) => endings.test(path));
}

const sentences = { notPicture: "is not a picture that can be read", pictureTooLarge: "is too large" } as const;

async function checked(address: string, file: string): Promise<Answer<OwnPicture>> {
  const image = await decodedPicture(address);
  if (typeof image === "string")
    return { ok: false, failure: { code: image, message: `${file} ${sentences[image]}.` } };
  return { ok: true, value: { file, width: image.naturalWidth, height: image.naturalHeight } };
}

/** A picture that is already in the folder. */
export async function ownPicture(file: string): Promise<Answer<OwnPicture>> {
  const read = await checked(fileAddress(file), file);
  const whole = read.ok ? await askForPictureCheck(file) : read;
  return whole.ok ? read : whole;
}

/** A further requirement that a picture has to meet. */
export type PictureCheck = (found: OwnPicture) => Answer<OwnPicture>;

type ImportOptions = {
  /** Its path in the folder; default: its own name. */
  readonly path?: string;
  readonly check?: PictureCheck;
  /** The files in the folder, if they have been listed already. */
  readonly listed?: readonly FolderFile[];
};

/** Copies a dropped file into the folder unless it is already there; if another file has its name, a number is added to the new one. */
export async function importPicture(
  dropped: File,
  { path = dropped.name, check = (found) => ({ ok: true, value: found }), listed }: ImportOptions = {},
): Promise<Answer<OwnPicture>> {
  const address = URL.createObjectURL(dropped);
  try {
    const read = await checked(address, path);
    const found = read.ok ? check(read.value) : read;
    return found.ok ? await addUnderFreeName(dropped, found.value, { listed, isPicture: true }) : found;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The path of an identical file, or else the file's own path, with a number if that one is in use; returns `record` with that path. */
export async function addUnderFreeName<T extends { readonly file: string }>(
  dropped: Blob,
  record: T,
  { listed, isPicture = false }: { readonly listed?: ImportOptions["listed"]; readonly isPicture?: boolean } = {},
): Promise<Answer<T>> {
  const add = isPicture ? addPicture : addFile;
  const twin = await findTwin(dropped, record.file, listed);
  if (twin !== undefined) {
    const whole = isPicture ? await askForPictureCheck(twin) : undefined;
    return whole?.ok === false ? whole : { ok: true, value: { ...record, file: twin } };
  }
  const dot = record.file.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [record.file.slice(0, dot), record.file.slice(dot)] : [record.file, ""];
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? record.file : `${stem}-${number}${ending}`;
    const answer = await add(file, dropped);
    if (answer.ok) return { ok: true, value: { ...record, file } };
    if (answer.failure.code !== "exists" || number > 99) return answer;
  }
}
