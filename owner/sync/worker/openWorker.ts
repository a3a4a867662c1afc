import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { WorkerAnswer } from "./answerRequests.ts";

export type WorkerLimits = {
  /** For one request, from when the one before has its answer; the first includes the start of the worker. */
  readonly timeMs: number;
  readonly memoryMb: number;
};

/** Why a worker has no answer: it took too long, it took too much memory, or what it ran has a fault. */
export class WorkerFailure extends Error {
  override readonly name = "WorkerFailure";
  readonly kind: "time" | "memory" | "crash";

  constructor(kind: WorkerFailure["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A thread that reads what nobody can trust: it may take so much time and memory, and is stopped where it takes more. */
export type OpenWorker<Request, Answer> = {
  /** Requests are answered one after another. @throws WorkerFailure, also for every later request once it was stopped */
  readonly ask: (request: Request) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/** Built: scripts beside each other. In the repository: TypeScript, which Node 20 cannot run by itself. */
const isBuilt = import.meta.url.endsWith(".js");

/** `name`: of the worker's file, without its ending; `beside`: the address of the module that it lies beside. */
function startWorker(name: string, beside: string, memoryMb: number): Worker {
  const file = new URL(`./${name}.${isBuilt ? "js" : "ts"}`, beside);
  const limits = { resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 } };
  // What was given to this process, a script to load first or a secret, is not the worker's.
  const own = { ...limits, execArgv: [], env: {} };
  return isBuilt
    ? new Worker(file, own)
    : new Worker(new URL("../../../demo/runTs.mjs", import.meta.url), { ...own, argv: [fileURLToPath(file)] });
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
  // A command ends although a worker waits for its next request.
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

/** One request to a worker that is stopped then. @throws WorkerFailure */
export async function askOnce<Request, Answer>(worker: OpenWorker<Request, Answer>, request: Request): Promise<Answer> {
  try {
    return await worker.ask(request);
  } finally {
    await worker.close();
  }
}
