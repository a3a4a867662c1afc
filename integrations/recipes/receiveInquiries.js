// @ts-check
import { createServer } from "node:http";
import { readInquiry, reasonOf } from "./inquiry.js";

/** @import { IncomingMessage, RequestListener, ServerResponse } from "node:http" */
/** @import { Inquiry, Outcome } from "./inquiry.js" */

const largestBytes = 20_000;
/** How many inquiries' keys are remembered. With several processes, or across restarts, store the keys in your database. */
const mostKeys = 10_000;

/** A connection without a complete request after this time is closed; an inquiry has only a few hundred bytes. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 };

/**
 * A handler for Node's http server (or Express and similar): accepts the price form's POST and forwards each inquiry once, however
 * often it arrives. `origins`: the origins that may post, `["https://www.example.com"]`; any origin if omitted.
 * @param {(inquiry: Inquiry) => Promise<Outcome>} forward
 * @param {readonly string[]} [origins]
 * @returns {RequestListener}
 */
export function receiveInquiries(forward, origins) {
  /** @type {Map<string, Promise<Outcome>>} */
  const outcomes = new Map();
  /** @param {Inquiry} inquiry */
  const forwardOnce = (inquiry) => {
    // If `forward` throws before it returns a promise, that counts as a failure like any other.
    const outcome = outcomes.get(inquiry.id) ?? Promise.resolve(inquiry).then(forward);
    outcomes.set(inquiry.id, outcome);
    for (const key of [...outcomes.keys()].slice(0, Math.max(0, outcomes.size - mostKeys))) outcomes.delete(key);
    // An inquiry that was not accepted may be sent again.
    const forget = () => outcomes.delete(inquiry.id);
    outcome.then((end) => end !== "taken" && forget(), forget);
    return outcome;
  };
  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  const receive = async (request, response) => {
    allow(request, response, origins);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (request.method !== "POST") return answer(response, 405, "Only POST.");
    if (!/^application\/json\b/i.test(request.headers["content-type"] ?? ""))
      return answer(response, 415, "Only JSON.");
    const body = await bodyOf(request);
    const inquiry = body === undefined ? undefined : readInquiry(body);
    if (body === undefined) return answer(response, 413, "An inquiry may have at most 20 KB.");
    if (!inquiry || inquiry.id !== request.headers["idempotency-key"]) return answer(response, 422);
    const isKnown = outcomes.has(inquiry.id);
    const outcome = await forwardOnce(inquiry);
    if (outcome === "taken") return answer(response, isKnown ? 200 : 201);
    answer(response, outcome === "refused" ? 422 : 503);
  };
  return (request, response) => {
    receive(request, response).catch((/** @type {unknown} */ thrown) => {
      // The visitor closed the page or lost the network while the inquiry was being sent: no one waits for the answer.
      if (!request.complete || response.headersSent) return void response.destroy();
      console.error(`An inquiry could not be forwarded: ${reasonOf(thrown)}`);
      answer(response, 503);
    });
  };
}

/**
 * Listens on `PORT` (default 8787) of this machine; put your web server with its certificate in front of it. `ORIGINS`: the origins that
 * may post, separated by commas.
 * @param {(inquiry: Inquiry) => Promise<Outcome>} forward
 */
export function listen(forward) {
  const { PORT = "8787", ORIGINS } = process.env;
  const port = /^\d+$/.test(PORT) ? Number(PORT) : Infinity;
  if (port > 65_535) return stop("PORT has to be a number from 0 to 65535.");
  const origins = ORIGINS?.split(",").map((origin) => origin.trim());
  const server = createServer(timeouts, receiveInquiries(forward, origins));
  server.once("error", (error) => stop(`Port ${port} cannot be used (${reasonOf(error)}). Set PORT to another one.`));
  server.listen(port, "127.0.0.1", () => {
    const address = server.address();
    console.log(`Inquiries: http://127.0.0.1:${typeof address === "object" ? address?.port : port}`);
  });
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  return process.exit(2);
}

/**
 * A required setting.
 * @param {string} name
 */
export function setting(name) {
  const value = process.env[name];
  if (value) return value;
  return stop(`Set ${name}.`);
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
 * `message`: what visitors read if their inquiry is refused; without it the form shows its own sentence.
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} [message]
 */
function answer(response, status, message) {
  // Does not wait for the rest of an incomplete request.
  const connection = response.req.complete ? {} : { Connection: "close" };
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...connection });
  response.end(JSON.stringify(message ? { message } : {}));
}

/**
 * The body of a request; `undefined` if it is too large.
 * @param {IncomingMessage} request
 */
async function bodyOf(request) {
  if (Number(request.headers["content-length"]) > largestBytes) return undefined;
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > largestBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
