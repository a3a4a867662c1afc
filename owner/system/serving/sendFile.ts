import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import send from "send";
import { contentType } from "./contentTypes.ts";

/** For an SVG that is opened directly: it is shown, but nothing in it runs, loads or navigates. */
export const drawingPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

export type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Multiple policies apply together. */
function addPolicy(response: ServerResponse, policy: string): void {
  const before = response.getHeader("Content-Security-Policy");
  if (before === undefined) response.setHeader("Content-Security-Policy", policy);
  else if (!String(before).includes(policy))
    response.setHeader("Content-Security-Policy", `${String(before)}, ${policy}`);
}

/**
 * Sends a file unchanged, with the response's status and headers. The library handles ranges, conditions and broken connections.
 * @throws its HttpError if there is nothing to send.
 */
export function sendFile({ request, response }: Exchange, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once("close", resolve);
    const type = contentType(file);
    response.setHeader("Content-Type", type);
    if (type === "image/svg+xml") addPolicy(response, drawingPolicy);
    // The file and its caching time are already decided.
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
