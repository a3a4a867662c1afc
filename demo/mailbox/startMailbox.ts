import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type MailboxAnswer, jsonAnswer } from "./exchange.ts";
import { asInquiry, type Inbox, type StoredMessage, openInbox } from "./inbox.ts";
import { validateInquiry, type Post } from "./validateInquiry.ts";
import { validateSend } from "./validateSend.ts";
import { messagesPage } from "./messagesPage.ts";
import { pageFiles } from "./pageFiles.ts";

export type MailboxOptions = {
  /** 0 chooses any free port. */
  readonly port: number;
  /** Folder of the stored messages, one JSON file each. */
  readonly folder: string;
  /** For tests: replaces the mailbox's answer to the n-th request (from 1); `undefined` leaves it.
   * A message is stored only if the status is 2xx. */
  readonly answer?: (send: number) => MailboxAnswer | undefined;
  /** The provider accepts one message per second and public key; 0 disables this limit. */
  readonly minIntervalMs?: number;
};

export type Mailbox = {
  readonly url: string;
  /** Newest first. */
  messages: () => readonly StoredMessage[];
  /** The number of requests received, whether accepted or not. */
  sends: () => number;
  close: () => Promise<void>;
};

const largestBodyBytes = 1_000_000;
/** A client that sends nothing for this long is considered gone. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 };

type Handler = (post: Post) => MailboxAnswer;
/** By path: the function that answers, and the headers that a page may send. */
type Handlers = Readonly<Record<string, { readonly answer: Handler; readonly headers: string }>>;

/** A mailbox that supports the e-mail provider's protocol and that of an owner's own system, on this machine only. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const inbox = openInbox(options.folder);
  const { handlers, sends } = createHandlers(inbox, options);
  const server = createServer(timeouts, (request, response) => {
    handle({ request, response }, inbox, handlers).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    messages: inbox.messages,
    sends,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createHandlers(inbox: Inbox, options: MailboxOptions): { handlers: Handlers; sends: () => number } {
  let sends = 0;
  // A test's prepared answer applies only if it refuses the message, or once the message is stored.
  const counted = (judge: (post: Post) => MailboxAnswer): Handler => {
    return (post) => {
      sends += 1;
      const prepared = options.answer?.(sends);
      if (prepared && (prepared.status < 200 || prepared.status > 299)) return prepared;
      const judged = judge(post);
      return judged.status < 300 ? (prepared ?? judged) : judged;
    };
  };
  const handlers = {
    "/api/v1.0/email/send": {
      answer: counted(emailHandler(inbox, options.minIntervalMs ?? 1000)),
      headers: "content-type",
    },
    "/inquiries": { answer: counted((post) => storeInquiry(inbox, post)), headers: "content-type, idempotency-key" },
  };
  return { handlers, sends: () => sends };
}

function emailHandler(inbox: Inbox, minIntervalMs: number): Handler {
  const lastTaken = new Map<string, number>();
  return ({ body }) => {
    const judged = validateSend(body);
    if ("refusal" in judged) return judged.refusal;
    const { user_id: publicKey, service_id: service, template_id: template, template_params: params } = judged.request;
    if (Date.now() - (lastTaken.get(publicKey) ?? 0) < minIntervalMs) {
      return { status: 429, text: "Too Many Requests", headers: { "Retry-After": "1" } };
    }
    lastTaken.set(publicKey, Date.now());
    inbox.store({ publicKey, service, template, params });
    return { status: 200, text: "OK" };
  };
}

/** Stores an inquiry only once, however often it is sent. */
function storeInquiry(inbox: Inbox, post: Post): MailboxAnswer {
  const judged = validateInquiry(post);
  if ("refusal" in judged) return judged.refusal;
  const { inquiry } = judged;
  const isStored = inbox
    .messages()
    .some(({ template, params }) => template === asInquiry.template && params["id"] === inquiry.id);
  if (!isStored) inbox.store({ ...asInquiry, params: inquiry });
  return jsonAnswer(isStored ? 200 : 201, { id: inquiry.id });
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

async function handle({ request, response }: Exchange, inbox: Inbox, handlers: Handlers): Promise<void> {
  // A page under another host name that resolves to this machine must not be able to read the messages.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? ""))
    return reply(response, text(403, "Forbidden"));
  const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
  const answerer = handlers[pathname];
  if (answerer) return receive({ request, response }, answerer);
  const file = pageFiles[pathname];
  if (request.method !== "GET" && request.method !== "HEAD") return reply(response, text(405, "Method Not Allowed"));
  if (pathname === "/") return reply(response, typed("text/html; charset=utf-8", messagesPage(inbox.messages())));
  if (pathname === "/letters") return reply(response, typed("application/json", JSON.stringify(inbox.messages())));
  if (file) return reply(response, typed(file.type, file.read()));
  return reply(response, text(404, "Not Found"));
}

async function receive({ request, response }: Exchange, { answer, headers }: Handlers[string]): Promise<void> {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", headers);
  response.setHeader("Access-Control-Allow-Methods", "POST, OPTIONS");
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  if (request.method === "OPTIONS") return reply(response, text(204, ""));
  if (request.method !== "POST") return reply(response, text(405, "Method Not Allowed"));
  const body = await bodyOf(request);
  if (body === undefined) {
    response.setHeader("Connection", "close");
    return reply(response, text(413, "Payload Too Large"));
  }
  const { "content-type": type = "", "idempotency-key": key = "" } = request.headers;
  const result = answer({ body, type, key: String(key) });
  await result.after;
  if (result.cut) return void response.destroy();
  reply(response, { ...text(result.status, result.text), headers: result.headers ?? {} });
}

/** `undefined` if the body is larger than any message; the rest of it is not read. */
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
