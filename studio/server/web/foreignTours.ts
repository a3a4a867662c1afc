import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pathParts } from "../folder/folderPath.ts";
import { sourcePlace, type OwnerFolder } from "../folder/ownerFolder.ts";

/**
 * Folders with tours made elsewhere, each under an address that nobody can guess: their pages stand in a frame of an origin of its own,
 * so that what they ask for looks like any stranger's request.
 */
export type ForeignTours = {
  /** The address of a folder of the owner's, with a slash at its end; the same again for the same folder. */
  readonly addressOf: (folder: string, owner: OwnerFolder) => string;
  /** The file that an address means; undefined for any other address, and for one of another owner's folder. @throws StudioFault for a file that is not there */
  readonly fileOf: (path: string, folder: OwnerFolder) => Promise<string | undefined>;
};

export const foreignMount = "/foreign/";

export function openForeignTours(): ForeignTours {
  const folders = new Map<string, { readonly folder: string; readonly root: string }>();
  const addressOf: ForeignTours["addressOf"] = (folder, { root }) => {
    pathParts(folder);
    const known = [...folders].find(([, each]) => each.folder === folder && each.root === root)?.[0];
    const key = known ?? randomBytes(24).toString("hex");
    folders.set(key, { folder, root });
    return `${foreignMount}${key}/`;
  };
  const fileOf = async (path: string, owner: OwnerFolder): Promise<string | undefined> => {
    const [key = "", ...inside] = path.slice(foreignMount.length).split("/");
    const tour = folders.get(key);
    return tour?.root === owner.root ? sourcePlace(owner, [tour.folder, ...inside].join("/")) : undefined;
  };
  return { addressOf, fileOf };
}

/**
 * Whether a request for such an address may be a foreign tour's own: it reads, and comes from this computer's name; its frame has no
 * origin ("null"), so it is none of the studio's page.
 */
export function isForeignRead({ method, headers }: IncomingMessage, port: number): boolean {
  const { host = "", origin } = headers;
  const isHere = host === `127.0.0.1:${port}` || host === `localhost:${port}`;
  const isFrame = origin === undefined || origin === "null" || origin === `http://${host}`;
  return (method === "GET" || method === "HEAD") && isHere && isFrame;
}

/**
 * A page without an origin that can reach nothing but its own folder: no other site, no other address of the studio, no window, no form.
 * Its own scripts may ask for its files by `fetch`, which needs the permission.
 */
export function setForeignHeaders(response: ServerResponse, host: string, path: string): void {
  const own = `http://${host}${path.split("/").slice(0, 3).join("/")}/`;
  response.setHeader(
    "Content-Security-Policy",
    `sandbox allow-scripts; default-src ${own} data: blob:; script-src ${own} 'unsafe-inline' 'unsafe-eval' blob:; ` +
      `style-src ${own} 'unsafe-inline'; worker-src ${own} blob:; base-uri ${own}; form-action 'none'; frame-ancestors http://${host}`,
  );
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
}
