import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../web/requestBody.ts";
import { postOnce } from "./postOnce.ts";

/** How the e-mail library's request begins, and how it ends. */
const [before, after] = ["/api/letter/", "/api/v1.0/email/send"];

/** The service itself takes 50 KB. */
const mostBytes = 64 * 1024;

/**
 * By which the page's e-mail library reaches the service, as the page may speak to this program only. A way is open for one email to one
 * address, and its name cannot be guessed: the library sends no key of the studio's along.
 */
export type MailRelay = {
  /** Opens a way to an address of the service; gives the path that the library takes for its origin. */
  readonly open: (url: string) => string;
  /** Passes an email on and the service's answer back: 504 where none came, 502 where nobody is there. False for no open way. */
  readonly pass: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
};

export function createMailRelay(): MailRelay {
  const open = new Map<string, string>();
  return {
    open: (url) => {
      const way = before + randomBytes(24).toString("hex");
      // One that was never used would lie here for ever.
      open.clear();
      open.set(way + after, url);
      return way;
    },
    pass: async (request, response, path) => {
      const url = request.method === "POST" ? open.get(path) : undefined;
      if (url === undefined) return false;
      open.delete(path);
      const body = new Uint8Array(await readBody(request, mostBytes));
      const end = await postOnce(url, { headers: {}, body, origin: request.headers.origin ?? "" });
      const [status, text] =
        end.kind === "answered"
          ? [end.status, end.text]
          : end.kind === "silent"
            ? [504, "no answer"]
            : [502, end.reason];
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
      return true;
    },
  };
}
