/** A file, and its path inside of what was dropped or chosen: "Tipi 2/image1.jpg". */
export type GivenFile = { readonly file: File; readonly path: string };

const pictures = /\.(?:jpe?g|png|webp|avif|svg)$/i;
/** So many files are taken of one drop; who drops a whole disk by mistake waits no longer. */
const mostFiles = 2000;
const order = new Intl.Collator(undefined, { numeric: true });

/** By their paths, numbers as numbers: image2 before image10. */
export const inOrder = <T extends { readonly path: string }>(files: readonly T[]): readonly T[] =>
  files.toSorted((a, b) => order.compare(a.path, b.path));

/** Only pictures, none that is hidden. */
const onlyPictures = (files: readonly GivenFile[]): readonly GivenFile[] =>
  inOrder(files.filter(({ path }) => pictures.test(path) && !/(?:^|\/)\./.test(path)));

/** Chosen in the system's own window: files, or one folder with all that is in it. */
export const chosenPictures = (files: Iterable<File>): readonly GivenFile[] => onlyPictures(chosenFiles(files));

/** All pictures that were dropped, folders opened. To be called while the drop is being told: afterwards it is empty. */
export const droppedPictures = async (transfer: DataTransfer): Promise<readonly GivenFile[]> =>
  onlyPictures(await droppedFiles(transfer));

/** Files of any kind, chosen in the system's own window. */
export const chosenFiles = (files: Iterable<File>): readonly GivenFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** Files of any kind that were dropped, folders opened. To be called while the drop is being told. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly GivenFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return chosenFiles(transfer.files);
  const found: GivenFile[] = [];
  for (const waiting = [...entries]; waiting.length > 0 && found.length < mostFiles;) {
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

/** A browser tells a hundred of them at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** The folder that a file lies in, "" for none. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));
