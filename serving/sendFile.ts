import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import send from "send";
import { contentType } from "./contentTypes.ts";

export type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/**
 * Answers with a file as it is, under the response's status and headers. Parts, conditions and lines that break off are the library's.
 * @throws its HttpError where there is nothing to send.
 */
export function sendFile({ request, response }: Exchange, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once("close", resolve);
    response.setHeader("Content-Type", contentType(file));
    // Which file it is has been settled, and so has how long it is kept.
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
