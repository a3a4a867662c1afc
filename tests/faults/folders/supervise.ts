import { spawn } from "node:child_process";

/** A process that works on one case after the other. */
export type CaseProcess<Result> = {
  /** Returns the result of a case, or why there is none: it crashed, or did not end in time. */
  readonly run: (seed: number) => Promise<Ended<Result>>;
  readonly close: () => Promise<void>;
};

export type Ended<Result> =
  | { readonly kind: "done"; readonly result: Result }
  /** `doing`: the action under way. */
  | { readonly kind: "crashed" | "hung"; readonly doing: string; readonly printed: string };

export type Supervised = {
  /** Arguments of `node`; the script reports that it is ready, then answers each seed it is sent. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly limitMs: number;
};

type Message = { readonly kind?: unknown; readonly what?: unknown; readonly received?: unknown };

/** Starts the process when a case needs one, and a new one after each that crashed or had to be ended. */
export function superviseCases<Result>({ args, env, limitMs }: Supervised): CaseProcess<Result> {
  let child: ReturnType<typeof start> | undefined;

  const run = async (seed: number): Promise<Ended<Result>> => {
    child ??= start({ args, env });
    const mine = child;
    await mine.ready;
    return new Promise((resolve) => {
      let doing = "nothing yet";
      const end = (ended: Ended<Result>) => {
        clearTimeout(timer);
        mine.process.off("message", onMessage).off("close", onClose);
        if (ended.kind !== "done") child = undefined;
        resolve(ended);
      };
      const onMessage = ({ kind, what, received }: Message) => {
        if (kind === "doing") doing = String(what);
        if (kind === "done") end({ kind: "done", result: received as Result });
      };
      const onClose = () => end({ kind: "crashed", doing, printed: mine.printed() });
      const timer = setTimeout(() => {
        mine.process.off("close", onClose);
        // A process whose threads wait for a FIFO does not react to a request to end.
        mine.process.kill("SIGKILL");
        mine.process.once("close", () => end({ kind: "hung", doing, printed: mine.printed() }));
      }, limitMs);
      mine.process.on("message", onMessage).on("close", onClose);
      mine.process.send({ seed });
    });
  };

  const close = async (): Promise<void> => {
    const last = child;
    child = undefined;
    if (!last) return;
    const closed = new Promise((resolve) => last.process.once("close", resolve));
    last.process.kill("SIGKILL");
    await closed;
  };
  return { run, close };
}

function start({ args, env }: Pick<Supervised, "args" | "env">) {
  const started = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let printed = "";
  for (const stream of [started.stdout, started.stderr])
    stream?.on("data", (part) => (printed = `${printed}${String(part)}`.slice(-2000)));
  const ready = new Promise<void>((resolve, reject) => {
    started.once("message", () => resolve());
    started.once("close", () => reject(new Error(`The process of the cases does not start: ${printed}`)));
  });
  return { process: started, ready, printed: () => printed };
}
