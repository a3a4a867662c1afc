// A process that works on one received folder after another, on request: a case that crashes or never ends affects only this process.
// node <caseWorker.js, as buildCases builds it> <sandbox> <folder>
import { allActions, processActions } from "./ownerActions.ts";
import { receiveOne } from "./receiveOne.ts";
import { sandboxAt } from "./sandbox.ts";

const [top = "", good = ""] = process.argv.slice(2);
const sandbox = sandboxAt(top);
/** Every 29th case runs the package's commands as separate processes. */
const processCaseInterval = 29;

const report = (message: object) => process.send?.(message);

async function answer(seed: number): Promise<void> {
  const actions = seed % processCaseInterval === 0 ? processActions : allActions;
  const doing = (what: string) => report({ kind: "doing", what });
  report({ kind: "done", received: await receiveOne({ seed, sandbox, good, actions, doing }) });
}

// The channel closes when the parent process has ended.
process.once("disconnect", () => process.exit());
await new Promise<never>(() => {
  process.on("message", ({ seed }: { readonly seed: number }) => void answer(seed));
  report({ kind: "ready" });
});
