import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import { openInbox, type Inbox } from "./inbox.ts";
import { judgeSend } from "./judgeSend.ts";
import type { Letter } from "./letter.ts";
import { letterPage } from "./letterPage.ts";
import { pageFiles } from "./pageFiles.ts";

export type MailboxOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where letters are kept, one JSON file each. */
  readonly folder: string;
  /** For tests: what to answer to the n-th send (from 1) in place of the provider's own answer; `undefined` leaves it.
   * A 2xx answer keeps the letter, every other one does not. */
  readonly answer?: (send: number) => Answer | undefined;
  /** The provider takes one letter a second for each public key; 0 switches that off. */
  readonly leastGapMs?: number;
};

export type Mailbox = {
  readonly url: string;
  /** Newest first. */
  letters: () => readonly Letter[];
  /** Sends that came, taken or not. */
  sends: () => number;
  close: () => Promise<void>;
};

const largestBodyBytes = 1_000_000;

type Answerer = (body: string) => Answer;

/** A mailbox that speaks the e-mail provider's protocol on this machine only. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const inbox = openInbox(options.folder);
  const { answer, sends } = createAnswerer(inbox, options);
  const server = createServer((request, response) => {
    handle({ request, response }, inbox, answer).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    letters: inbox.letters,
    sends,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createAnswerer(inbox: Inbox, options: MailboxOptions): { answer: Answerer; sends: () => number } {
  const { leastGapMs = 1000 } = options;
  const lastTaken = new Map<string, number>();
  let sends = 0;
  const answer: Answerer = (body) => {
    sends += 1;
    const told = options.answer?.(sends);
    if (told && (told.status < 200 || told.status > 299)) return told;
    const judged = judgeSend(body);
    if ("refusal" in judged) return judged.refusal;
    const { request } = judged;
    if (Date.now() - (lastTaken.get(request.user_id) ?? 0) < leastGapMs) {
      return { status: 429, text: "Too Many Requests", headers: { "Retry-After": "1" } };
    }
    lastTaken.set(request.user_id, Date.now());
    inbox.keep(request);
    return told ?? { status: 200, text: "OK" };
  };
  return { answer, sends: () => sends };
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

async function handle({ request, response }: Exchange, inbox: Inbox, answer: Answerer): Promise<void> {
  // A page of another name that resolves to this machine must not read the letters.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? ""))
    return reply(response, text(403, "Forbidden"));
  const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
  if (pathname === "/api/v1.0/email/send") return receive({ request, response }, answer);
  const file = pageFiles[pathname];
  if (request.method !== "GET" && request.method !== "HEAD") return reply(response, text(405, "Method Not Allowed"));
  if (pathname === "/") return reply(response, typed("text/html; charset=utf-8", letterPage(inbox.letters())));
  if (pathname === "/letters") return reply(response, typed("application/json", JSON.stringify(inbox.letters())));
  if (file) return reply(response, typed(file.type, file.read()));
  return reply(response, text(404, "Not Found"));
}

async function receive({ request, response }: Exchange, answer: Answerer): Promise<void> {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "content-type");
  response.setHeader("Access-Control-Allow-Methods", "POST, OPTIONS");
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  if (request.method === "OPTIONS") return reply(response, text(204, ""));
  if (request.method !== "POST") return reply(response, text(405, "Method Not Allowed"));
  const body = await bodyOf(request);
  if (body === undefined) {
    response.setHeader("Connection", "close");
    return reply(response, text(413, "Payload Too Large"));
  }
  const told = answer(body);
  await told.after;
  if (told.cut) return void response.destroy();
  reply(response, { ...text(told.status, told.text), headers: told.headers ?? {} });
}

/** `undefined` for one that is larger than any letter; the rest of it is not read. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > largestBodyBytes) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > largestBodyBytes) return undefined;
  }
  return Buffer.concat(chunks).toString("utf8");
}

type Reply = {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

function text(status: number, body: string): Reply {
  return { status, type: "text/plain; charset=utf-8", body };
}

function typed(type: string, body: string | Buffer): Reply {
  return { status: 200, type, body };
}

function reply(response: ServerResponse, { status, type, body, headers }: Reply): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'",
    ...headers,
  });
  response.end(body);
}
