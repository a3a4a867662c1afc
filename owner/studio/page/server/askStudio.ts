import type { Failure } from "../../draft/api.ts";
import { studioKey } from "./studioKey.ts";

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

type RequestOptions = {
  readonly method?: "GET" | "POST" | "PUT";
  readonly json?: unknown;
  /** Sent unchanged, such as a picture. */
  readonly body?: Blob;
  readonly keepalive?: boolean;
};

/** The folder that this window works on: the server rejects its requests once another folder is open. */
let ownFolder: string | undefined;

/** Sets the folder of all further requests; undefined: none. */
export function workIn(folder: string | undefined): void {
  ownFolder = folder;
}

/** Sends a request to the studio's server; an error response or a missing one is returned as a failure. */
export async function askStudio<T>(
  path: string,
  { method = "GET", json, body, keepalive = false }: RequestOptions = {},
): Promise<Answer<T>> {
  const headers = {
    "x-kulla-token": studioKey(),
    ...(ownFolder !== undefined && { "x-kulla-folder": encodeURIComponent(ownFolder) }),
    ...(json !== undefined && { "Content-Type": "application/json" }),
  };
  const sent = json === undefined ? body : JSON.stringify(json);
  try {
    const response = await fetch(path, { method, headers, keepalive, ...(sent !== undefined && { body: sent }) });
    const answer = (await response.json()) as T & { readonly failure?: Failure };
    return response.ok ? { ok: true, value: answer } : { ok: false, failure: answer.failure ?? unreachable };
  } catch {
    return { ok: false, failure: unreachable };
  }
}

const unreachable: Failure = { code: "unreachable", message: "The studio's program does not answer." };
