import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../web/requestBody.ts";
import { postOnce } from "./postOnce.ts";

/** The beginning and the end of the e-mail library's request path. */
const [before, after] = ["/api/test-message/", "/api/v1.0/email/send"];

/** The service itself accepts 50 KB. */
const maxBytes = 64 * 1024;

/**
 * Connects the page's e-mail library to the service, since the page may only contact this program. A route is open for one email to one
 * address, and its name is unguessable: the library does not send the studio's token.
 */
export type MailRelay = {
  /** Opens a route to an address of the service; returns the path that the library uses as its origin. */
  readonly open: (url: string) => string;
  /** Forwards an email and returns the service's answer: 504 if there is none, 502 if the service is unreachable. False if no route is open. */
  readonly pass: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
};

export function createMailRelay(): MailRelay {
  const open = new Map<string, string>();
  return {
    open: (url) => {
      const way = before + randomBytes(24).toString("hex");
      // An unused route would otherwise stay here forever.
      open.clear();
      open.set(way + after, url);
      return way;
    },
    pass: async (request, response, path) => {
      const url = request.method === "POST" ? open.get(path) : undefined;
      if (url === undefined) return false;
      open.delete(path);
      const body = new Uint8Array(await readBody(request, maxBytes));
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
