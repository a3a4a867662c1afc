import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { WorkerAnswer } from "./answerRequests.ts";

export type WorkerLimits = {
  /** Per request, counted from the answer to the previous one; the first includes the worker's start. */
  readonly timeMs: number;
  readonly memoryMb: number;
};

/** Why a worker did not answer: it took too long, used too much memory, or its code has a bug. */
export class WorkerFailure extends Error {
  override readonly name = "WorkerFailure";
  readonly kind: "time" | "memory" | "crash";

  constructor(kind: WorkerFailure["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A thread that reads untrusted data: its time and memory are limited, and it is stopped when it exceeds them. */
export type OpenWorker<Request, Answer> = {
  /** Requests are answered one after another. @throws WorkerFailure, also for every later request once it was stopped */
  readonly ask: (request: Request) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/** Built: scripts in the same folder. In the repository: TypeScript, which Node 20 cannot run on its own. */
const isBuilt = import.meta.url.endsWith(".js");

/** `name`: the worker's file name without its extension; `beside`: the address of a module in the same folder. */
function startWorker(name: string, beside: string, memoryMb: number): Worker {
  const file = new URL(`./${name}.${isBuilt ? "js" : "ts"}`, beside);
  const limits = { resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 } };
  // This process's options and environment, such as a preloaded script or a secret, are not passed to the worker.
  const own = { ...limits, execArgv: [], env: {} };
  return isBuilt
    ? new Worker(file, own)
    : new Worker(new URL("../../../demo/runTsWorker.mjs", import.meta.url), { ...own, argv: [fileURLToPath(file)] });
}

export function openWorker<Request, Answer>(
  name: string,
  beside: string,
  { timeMs, memoryMb }: WorkerLimits,
): OpenWorker<Request, Answer> {
  const worker = startWorker(name, beside, memoryMb);
  let failure: WorkerFailure | undefined;
  let waiting: { resolve: (answer: Answer) => void; reject: (failure: WorkerFailure) => void } | undefined;
  const fail = (why: WorkerFailure) => {
    failure ??= why;
    waiting?.reject(failure);
    waiting = undefined;
    void worker.terminate();
  };
  worker.on("message", (answer: WorkerAnswer<Answer>) => {
    if (!answer.ok) return fail(new WorkerFailure("crash", answer.reason));
    waiting?.resolve(answer.value);
    waiting = undefined;
  });
  worker.on("messageerror", (cause) => fail(new WorkerFailure("crash", cause.message, { cause })));
  worker.on("error", (cause: Error & { readonly code?: string }) => {
    const isMemory = cause.code === "ERR_WORKER_OUT_OF_MEMORY";
    fail(new WorkerFailure(isMemory ? "memory" : "crash", cause.message, { cause }));
  });
  worker.on("exit", () => fail(new WorkerFailure("crash", "The worker has ended.")));
  // A waiting worker does not keep a command from ending.
  worker.unref();
  const askNow = async (request: Request): Promise<Answer> => {
    if (failure) throw failure;
    worker.ref();
    const late = setTimeout(() => fail(new WorkerFailure("time", `It took longer than ${timeMs / 1000} s.`)), timeMs);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(request, []);
      });
    } finally {
      clearTimeout(late);
      worker.unref();
    }
  };
  let before: Promise<unknown> = Promise.resolve();
  const ask = (request: Request): Promise<Answer> => {
    const answer = before.then(() => askNow(request));
    before = answer.catch(() => undefined);
    return answer;
  };
  return { ask, close: async () => void (await worker.terminate()) };
}

/** Sends a single request to a worker that is stopped afterwards. @throws WorkerFailure */
export async function askOnce<Request, Answer>(worker: OpenWorker<Request, Answer>, request: Request): Promise<Answer> {
  try {
    return await worker.ask(request);
  } finally {
    await worker.close();
  }
}
