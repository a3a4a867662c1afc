// A process that receives one folder after the other, on request: one that crashes or never ends affects only itself.
// node <caseWorker.js, as buildCases builds it> <sandbox> <folder>
import { allActions, processActions } from "./ownerActions.ts";
import { receiveOne } from "./receiveOne.ts";
import { sandboxAt } from "./sandbox.ts";

const [top = "", good = ""] = process.argv.slice(2);
const sandbox = sandboxAt(top);
/** One case in so many uses the package's commands in separate processes. */
const asProcessEvery = 29;

const tell = (message: object) => process.send?.(message);

async function answer(seed: number): Promise<void> {
  const actions = seed % asProcessEvery === 0 ? processActions : allActions;
  const doing = (what: string) => tell({ kind: "doing", what });
  tell({ kind: "done", received: await receiveOne({ seed, sandbox, good, actions, doing }) });
}

// Without a listener the parent process is gone.
process.once("disconnect", () => process.exit());
await new Promise<never>(() => {
  process.on("message", ({ seed }: { readonly seed: number }) => void answer(seed));
  tell({ kind: "ready" });
});
