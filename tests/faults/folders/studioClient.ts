import { request } from "node:http";
import type { StudioServer } from "../../../owner/studio/server/web/studioServer.ts";

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly bytes: Buffer;
};

export type Request = { readonly method?: string; readonly body?: string | Uint8Array; readonly type?: string };

/** A slower answer counts as missing: an owner's window would hang. */
const maxMs = 60_000;
/** More is not read. */
const maxBytes = 32 * 1024 * 1024;

/** Where a browser reads files of the opened folder. */
export type FileMount = "files" | "preview" | "published" | "scene" | "visit" | "pdf";

/**
 * The port and path under which the server answers with a file of the folder: the only knowledge here of how such files are served.
 * `path`: inside the folder, with slashes.
 */
export function fileAddress(
  studio: StudioServer,
  mount: FileMount,
  path: string,
): { readonly port: number; readonly path: string } {
  const { folder, published } = studio.addresses();
  const { port, pathname } = new URL(
    mount === "published" ? (published ?? "http://127.0.0.1:1/none/") : `${folder}${mount}/`,
  );
  const start = mount === "pdf" ? pathname.replace(/\/$/, "") : pathname;
  return { port: Number(port), path: start + escaped(path) };
}

/** The page's own address: anything with its origin may do what the page may. */
export const pagePort = (studio: StudioServer): number => studio.port;

/** As a browser encodes a part of an address; unencodable characters are replaced. */
export function encoded(part: string): string {
  try {
    return encodeURIComponent(part);
  } catch {
    return "x";
  }
}

const escaped = (path: string): string => path.split("/").map(encoded).join("/");

/** Sends requests as the studio's page does, with its key. Rejects if no answer arrives in time. */
export function ask(
  studio: StudioServer,
  at: string | { readonly port: number; readonly path: string },
  { method = "GET", body, type = "application/json" }: Request = {},
): Promise<Answer> {
  const { port, path } = typeof at === "string" ? { port: studio.port, path: at } : at;
  return new Promise((resolve, reject) => {
    const headers = { "x-kulla-token": studio.token, ...(body !== undefined && { "content-type": type }) };
    const clientRequest = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on("data", (part: Buffer) => {
        length += part.length;
        if (length <= maxBytes) parts.push(part);
      });
      response.on("error", reject);
      response.on("end", () => {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) });
      });
    });
    const timer = setTimeout(() => {
      reject(new Error(`${method} ${path.slice(0, 100)} is not answered within ${maxMs / 1000} s`));
      clientRequest.destroy();
    }, maxMs);
    clientRequest.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    clientRequest.end(body);
  });
}

export function jsonOf({ bytes }: Answer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
