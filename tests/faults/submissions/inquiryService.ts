import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenHere } from "../../support/listenHere.ts";

/** The service's reaction to a submission. Only `ok` and `cut` accept it: the others are refusals, and unrelated pages. */
export const answers = ["ok", "tooMany", "broken", "forbidden", "empty", "json", "page", "cut", "cutBefore"] as const;
export type AnswerKind = (typeof answers)[number];

/** How the service behaves towards one sequence. */
export type Mood = {
  answer: AnswerKind;
  /** Answers only when the sequence lets it. */
  isHeld: boolean;
};

/** One received post. `words`, the first of the name, identify the submission: they are unique unless a visitor sends the same again. */
export type Post = {
  readonly words: string;
  readonly id: string | undefined;
  readonly apartment: string;
  readonly isTaken: boolean;
  readonly params: Readonly<Record<string, string>>;
  /** The service has answered OK to it. */
  isConfirmed: boolean;
};

/** The e-mail service as one sequence sees it. */
export type Line = {
  readonly mood: Mood;
  readonly posts: Post[];
  /** Received submissions without an answer yet. */
  pending(): number;
  letGo(): void;
};

export type InquiryService = {
  readonly url: string;
  /** Submissions whose name begins with `name` and a dot belong to this line. */
  open(name: string): Line;
  close(): Promise<void>;
};

const replies: Readonly<Record<AnswerKind, { status: number; text: string; more?: Record<string, string> }>> = {
  ok: { status: 200, text: "OK" },
  tooMany: { status: 429, text: "Too Many Requests", more: { "Retry-After": "60" } },
  broken: { status: 500, text: "Internal Server Error" },
  forbidden: { status: 403, text: "Forbidden" },
  empty: { status: 200, text: "" },
  json: { status: 200, text: '{"error":"quota"}' },
  page: { status: 200, text: "<!doctype html><title>Wi-Fi</title>" },
  cut: { status: 200, text: "" },
  cutBefore: { status: 200, text: "" },
};

/** The e-mail provider's protocol, for many sequences at a time: it records each submission that it accepts. */
export async function openInquiryService(): Promise<InquiryService> {
  const lines = new Map<string, Line & { readonly gates: Set<() => void> }>();
  const server = createServer((request, response) => {
    receive(request, response, (words) => lines.get(words.split(".")[0] ?? "")).catch(() => response.destroy());
  });
  const { url, close } = await listenHere(server);
  return {
    url,
    close,
    open: (name) => {
      const gates = new Set<() => void>();
      const line = {
        mood: { answer: "ok", isHeld: false } as Mood,
        posts: [],
        gates,
        pending: () => gates.size,
        letGo: () => {
          for (const open of gates) open();
          gates.clear();
        },
      };
      lines.set(name, line);
      return line;
    },
  };
}

type LineOf = (words: string) => (Line & { readonly gates: Set<() => void> }) | undefined;

async function receive(request: IncomingMessage, response: ServerResponse, lineOf: LineOf): Promise<void> {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "content-type");
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  // A browser automatically repeats a request cut on a reused connection: no connection is reused.
  response.setHeader("Connection", "close");
  if (request.method === "OPTIONS") return void response.writeHead(204).end();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { template_params: params } = JSON.parse(Buffer.concat(chunks).toString()) as {
    template_params: Readonly<Record<string, string>>;
  };
  const [words = ""] = (params["name"] ?? params["from_name"] ?? "").split(" ");
  const line = lineOf(words);
  if (!line) return void response.writeHead(400).end("No such sequence");
  const { answer, isHeld } = line.mood;
  const isTaken = answer === "ok" || answer === "cut";
  const post: Post = {
    words,
    id: params["id"],
    apartment: params["apartment"] ?? "contact",
    isTaken,
    params,
    isConfirmed: false,
  };
  line.posts.push(post);
  if (isHeld) await new Promise<void>((resolve) => line.gates.add(resolve));
  if (answer === "cut" || answer === "cutBefore") return void response.destroy();
  const { status, text, more } = replies[answer];
  post.isConfirmed = answer === "ok";
  response.writeHead(status, { "Content-Type": "text/plain", ...more }).end(text);
}
