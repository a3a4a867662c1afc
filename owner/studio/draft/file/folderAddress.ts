/** The target of an address in a project file. Anything after a `?` or `#` is for the server. */
export type AddressTarget =
  /** A file of the project's folder, its path decoded; only the address of a folder ends with a slash. */
  | { readonly kind: "file"; readonly path: string }
  /** Something on the web. */
  | { readonly kind: "web" }
  /** Something above the project's folder, such as a site's tours. */
  | { readonly kind: "above" }
  /** An address that is malformed, or that another program could interpret as leading out of the folder. */
  | { readonly kind: "unsafe" };

const somewhere = "http://folder.invalid/a/b/c/d/e/f/";
const maxPathLength = 1000;

/** The only validation of addresses: every path that is read or written for a project comes from here. */
export function namedFile(address: string): AddressTarget {
  if (!URL.canParse(address, somewhere)) return { kind: "unsafe" };
  const url = new URL(address, somewhere);
  const { origin, pathname: root } = new URL(somewhere);
  if (url.origin !== origin) return { kind: "web" };
  if (!url.href.startsWith(somewhere)) return { kind: "above" };
  const parts = url.pathname.slice(root.length).split("/").map(decodedPart);
  const names = parts.at(-1) === "" ? parts.slice(0, -1) : parts;
  const path = parts.join("/");
  const isSafe = names.length > 0 && path.length <= maxPathLength && names.every(isNameHoweverRead);
  return isSafe ? { kind: "file", path } : { kind: "unsafe" };
}

/** The path of the file that an address names; undefined if it does not name a file of the folder. */
export function pathOfAddress(address: string): string | undefined {
  const named = namedFile(address);
  return named.kind === "file" ? named.path : undefined;
}

/** The address of a file of the folder, as a project names it. */
export const addressOfFile = (file: string): string => file.split("/").map(encodeURIComponent).join("/");

function decodedPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Whether it stays a single name for a program that decodes it once or several times more. */
function isNameHoweverRead(name: string | undefined): boolean {
  for (let read = name; read !== undefined;) {
    if (!isPathName(read)) return false;
    const again = read.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    if (again === read) return true;
    read = again;
  }
  return false;
}

/** Whether a text is the name of a single file or folder, and does not lead elsewhere. */
export const isPathName = (name: string): boolean =>
  name !== "" && name !== "." && name !== ".." && !/[/\\\p{Cc}]/u.test(name);

/** Encodes a text as a part of an address that names one file or folder, whatever characters it contains. */
export function partOfAddress(text: string): string {
  const name = text.replaceAll(/[/\\%\p{Cc}]/gu, "-").replace(/^\.+/, "");
  return encodeURIComponent(name === "" ? "-" : name);
}

/** Whether a path on disk, not an address, stays in the owner's folder: relative, with plain names only. */
export function isInFolder(path: unknown): path is string {
  return typeof path === "string" && !/^[a-z]:/i.test(path) && path.split("/").every(isPathName);
}
