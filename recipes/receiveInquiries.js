// @ts-check
import { createServer } from "node:http";
import { readInquiry } from "./inquiry.js";

/** @import { IncomingMessage, RequestListener, ServerResponse } from "node:http" */
/** @import { Inquiry, Outcome } from "./inquiry.js" */

const largestBytes = 20_000;
/** Keys of so many inquiries are remembered. Behind several processes, or over restarts, remember them in your database. */
const mostKeys = 10_000;

/**
 * A handler for Node's http server (or Express and its like): takes the price form's POST and hands each inquiry on once, however
 * often it comes. `origins`: pages that may post, `["https://www.example.com"]`; any without it.
 * @param {(inquiry: Inquiry) => Promise<Outcome>} forward
 * @param {readonly string[]} [origins]
 * @returns {RequestListener}
 */
export function receiveInquiries(forward, origins) {
  /** @type {Map<string, Promise<Outcome>>} */
  const known = new Map();
  /** @param {Inquiry} inquiry */
  const forwardOnce = (inquiry) => {
    const outcome = known.get(inquiry.id) ?? forward(inquiry);
    known.set(inquiry.id, outcome);
    for (const key of [...known.keys()].slice(0, Math.max(0, known.size - mostKeys))) known.delete(key);
    // What was not taken may come again.
    const forget = () => known.delete(inquiry.id);
    outcome.then((end) => end !== "taken" && forget(), forget);
    return outcome;
  };
  return async (request, response) => {
    allow(request, response, origins);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (request.method !== "POST") return answer(response, 405, "Only POST.");
    if (!/^application\/json\b/i.test(request.headers["content-type"] ?? ""))
      return answer(response, 415, "Only JSON.");
    const body = await bodyOf(request);
    const inquiry = body === undefined ? undefined : readInquiry(body);
    if (body === undefined) return answer(response, 413, "An inquiry takes 20 KB at most.");
    if (!inquiry || inquiry.id !== request.headers["idempotency-key"]) return answer(response, 422);
    const isKnown = known.has(inquiry.id);
    const outcome = await forwardOnce(inquiry).catch(() => "failed");
    if (outcome === "taken") return answer(response, isKnown ? 200 : 201);
    answer(response, outcome === "refused" ? 422 : 503);
  };
}

/**
 * Listens on `PORT` (8787) of this machine; put your web server with its certificate before it. `ORIGINS`: pages that may post,
 * with commas between them.
 * @param {(inquiry: Inquiry) => Promise<Outcome>} forward
 */
export function listen(forward) {
  const { PORT = "8787", ORIGINS } = process.env;
  const server = createServer(receiveInquiries(forward, ORIGINS?.split(",")));
  server.listen(Number(PORT), "127.0.0.1", () => console.log(`Inquiries: http://127.0.0.1:${PORT}`));
}

/**
 * A setting that has to be there.
 * @param {string} name
 */
export function setting(name) {
  const value = process.env[name];
  if (value) return value;
  console.error(`Set ${name}.`);
  return process.exit(2);
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {readonly string[] | undefined} origins
 */
function allow(request, response, origins) {
  const { origin = "" } = request.headers;
  response.setHeader("Vary", "Origin");
  if (!origins) response.setHeader("Access-Control-Allow-Origin", "*");
  else if (origins.includes(origin)) response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Methods", "POST, OPTIONS");
  response.setHeader("Access-Control-Allow-Headers", "content-type, idempotency-key");
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
}

/**
 * `message` is what visitors read where an inquiry is refused; without one the form has a sentence of its own.
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} [message]
 */
function answer(response, status, message) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(message ? { message } : {}));
}

/**
 * `undefined` for one that is too large.
 * @param {IncomingMessage} request
 */
async function bodyOf(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > largestBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
