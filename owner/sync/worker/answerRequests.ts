import { parentPort } from "node:worker_threads";

/** A worker's reply: an answer, or the message of an unexpected error. */
export type WorkerAnswer<Answer> =
  { readonly ok: true; readonly value: Answer } | { readonly ok: false; readonly reason: string };

/** The worker's side of `openWorker`: answers each request as it arrives. Both sides agree on the format of a request. */
export function answerRequests(answer: (request: never) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error("This file is run as a worker.");
  port.on("message", (request: unknown) => {
    answer(request as never).then(
      (value) => port.postMessage({ ok: true, value } satisfies WorkerAnswer<unknown>),
      (error: unknown) => port.postMessage({ ok: false, reason: String(error) } satisfies WorkerAnswer<unknown>),
    );
  });
}
