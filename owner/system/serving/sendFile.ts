import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import send from "send";
import { contentType } from "./contentTypes.ts";

/** The Content-Security-Policy of SVG files: one that is opened in its own tab cannot run scripts, load files or navigate. */
export const drawingPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

export type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Adds a policy to those that the response already has: browsers enforce all of them. */
function addPolicy(response: ServerResponse, policy: string): void {
  const before = response.getHeader("Content-Security-Policy");
  if (before === undefined) response.setHeader("Content-Security-Policy", policy);
  else if (!String(before).includes(policy))
    response.setHeader("Content-Security-Policy", `${String(before)}, ${policy}`);
}

/**
 * Sends a file unchanged, with the response's status and headers. The library `send` handles ranges, conditional requests and broken
 * connections.
 * @throws HttpError of the library if the file cannot be sent, for example because it does not exist
 */
export function sendFile({ request, response }: Exchange, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once("close", resolve);
    const type = contentType(file);
    response.setHeader("Content-Type", type);
    if (type === "image/svg+xml") addPolicy(response, drawingPolicy);
    // The caller has chosen the file, also one whose name begins with a dot, and has set `Cache-Control`.
    send(request, encodeURIComponent(basename(file)), {
      root: dirname(file),
      cacheControl: false,
      dotfiles: "allow",
      acceptRanges: response.statusCode === 200,
    })
      .on("error", reject)
      .pipe(response);
  });
}
