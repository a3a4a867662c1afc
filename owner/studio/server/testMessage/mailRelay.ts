import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../web/requestBody.ts";
import { postOnce } from "./postOnce.ts";

/** The start and the end of a route's path. The e-mail library (EmailJS) appends the end to its origin. */
const [routeStart, routeEnd] = ["/api/test-message/", "/api/v1.0/email/send"];

/** The largest request that is forwarded; the e-mail service accepts 50 KB. */
const maxBytes = 64 * 1024;

/**
 * Forwards the request of the page's e-mail library to the e-mail service: the studio's page may only send requests to the studio. A route
 * serves one email to one address of the service. Its path cannot be guessed, since the library does not send the studio's token.
 */
export type MailRelay = {
  /** Opens a route to an address of the service; returns the path on the studio's server that the library uses as its origin. */
  readonly open: (url: string) => string;
  /** Forwards an email and sends back the answer; 504 if there is none, 502 if the service is unreachable. False: no such route is open. */
  readonly forward: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
};

export function createMailRelay(): MailRelay {
  const urlByPath = new Map<string, string>();
  return {
    open: (url) => {
      const route = routeStart + randomBytes(24).toString("hex");
      // A route that was opened but never used would otherwise stay open.
      urlByPath.clear();
      urlByPath.set(route + routeEnd, url);
      return route;
    },
    forward: async (request, response, path) => {
      const url = request.method === "POST" ? urlByPath.get(path) : undefined;
      if (url === undefined) return false;
      urlByPath.delete(path);
      const body = new Uint8Array(await readBody(request, maxBytes));
      const outcome = await postOnce(url, { headers: {}, body, origin: request.headers.origin ?? "" });
      const [status, text] =
        outcome.kind === "answered"
          ? [outcome.status, outcome.text]
          : outcome.kind === "silent"
            ? [504, "no answer"]
            : [502, outcome.reason];
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
      return true;
    },
  };
}
