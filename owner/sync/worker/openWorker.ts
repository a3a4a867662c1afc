import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { WorkerAnswer } from "./answerRequests.ts";

export type WorkerLimits = {
  /** Per request, counted from when the worker gets it; for the first one, this includes the worker's start. */
  readonly timeMs: number;
  readonly memoryMb: number;
};

/** Why a worker did not answer: it took too long, used too much memory, or crashed. */
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

/** `name`: the worker's file name without its extension; `moduleUrl`: the address of a module in the same folder. */
function startWorker(name: string, moduleUrl: string, memoryMb: number): Worker {
  const file = new URL(`./${name}.${isBuilt ? "js" : "ts"}`, moduleUrl);
  const limits = { resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 } };
  // This process's options and environment, such as a preloaded script or a secret, are not passed to the worker.
  const options = { ...limits, execArgv: [], env: {} };
  return isBuilt
    ? new Worker(file, options)
    : new Worker(new URL("../../../demo/runTsWorker.mjs", import.meta.url), {
        ...options,
        argv: [fileURLToPath(file)],
      });
}

export function openWorker<Request, Answer>(
  name: string,
  moduleUrl: string,
  { timeMs, memoryMb }: WorkerLimits,
): OpenWorker<Request, Answer> {
  const worker = startWorker(name, moduleUrl, memoryMb);
  let failure: WorkerFailure | undefined;
  let waiting: { resolve: (answer: Answer) => void; reject: (failure: WorkerFailure) => void } | undefined;
  const fail = (reason: WorkerFailure) => {
    failure ??= reason;
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
  // An idle worker does not prevent a command from ending.
  worker.unref();
  const askNow = async (request: Request): Promise<Answer> => {
    if (failure) throw failure;
    worker.ref();
    const timer = setTimeout(() => fail(new WorkerFailure("time", `It took longer than ${timeMs / 1000} s.`)), timeMs);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(request, []);
      });
    } finally {
      clearTimeout(timer);
      worker.unref();
    }
  };
  let previous: Promise<unknown> = Promise.resolve();
  const ask = (request: Request): Promise<Answer> => {
    const answer = previous.then(() => askNow(request));
    previous = answer.catch(() => undefined);
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
