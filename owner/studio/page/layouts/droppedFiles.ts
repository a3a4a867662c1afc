/** A file, and its path within the dropped or chosen folder: "Tipi 2/image1.jpg". */
export type FileWithPath = { readonly file: File; readonly path: string };

const pictures = /\.(?:jpe?g|png|webp|avif|svg)$/i;
/** Maximum number of files per drop, in case someone drops an entire disk by mistake. */
const maxFiles = 2000;
const order = new Intl.Collator(undefined, { numeric: true });

/** Sorts by path, comparing numbers as numbers: image2 before image10. */
export const inOrder = <T extends { readonly path: string }>(files: readonly T[]): readonly T[] =>
  files.toSorted((a, b) => order.compare(a.path, b.path));

/** Keeps pictures only, without hidden files. */
const onlyPictures = (files: readonly FileWithPath[]): readonly FileWithPath[] =>
  inOrder(files.filter(({ path }) => pictures.test(path) && !/(?:^|\/)\./.test(path)));

/** Pictures chosen in the system's dialog: files, or a folder with everything in it. */
export const chosenPictures = (files: Iterable<File>): readonly FileWithPath[] => onlyPictures(chosenFiles(files));

/** All pictures of a drop, including those in folders. Must be called during the drop event: the transfer is empty afterwards. */
export const droppedPictures = async (transfer: DataTransfer): Promise<readonly FileWithPath[]> =>
  onlyPictures(await droppedFiles(transfer));

/** Files of any kind, chosen in the system's dialog. */
export const chosenFiles = (files: Iterable<File>): readonly FileWithPath[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** All files of a drop, including those in folders. Must be called during the drop event. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly FileWithPath[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return chosenFiles(transfer.files);
  const found: FileWithPath[] = [];
  for (const waiting = [...entries]; waiting.length > 0 && found.length < maxFiles;) {
    const entry = waiting.shift();
    if (isFolder(entry)) waiting.push(...(await entriesOf(entry)));
    else if (isFile(entry)) found.push({ file: await fileOf(entry), path: entry.fullPath.replace(/^\/+/, "") });
  }
  return found;
}

const isFolder = (entry: FileSystemEntry | undefined): entry is FileSystemDirectoryEntry => entry?.isDirectory === true;
const isFile = (entry: FileSystemEntry | undefined): entry is FileSystemFileEntry => entry?.isFile === true;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A browser returns at most a hundred entries per call. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** The folder of a file, "" if it has none. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));
