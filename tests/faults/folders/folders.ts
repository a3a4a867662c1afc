import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inParallel, type Fault, type Outcome, type Trial } from "../faultClass.ts";
import { buildCases } from "./buildCases.ts";
import { openDrawingJudge } from "./drawingJudge.ts";
import { makeReceived } from "./receivedFolder.ts";
import { kindOf, type Received } from "./receiveOne.ts";
import { environmentSecret, sandboxAt } from "./sandbox.ts";
import { superviseCases, type CaseProcess, type Ended } from "./supervise.ts";

/** Many times longer than a case takes on a quiet machine. */
const limitMs = 120_000;

type Tried = {
  readonly seed: number;
  readonly kind: string;
  readonly escapes: readonly string[];
  readonly attack: string;
};

/**
 * Folders as an attacker could send them, opened, checked, published and synced like an owner would: nothing outside of them may be
 * read, written or run, and nothing may crash or hang.
 */
export async function tryFolders(trial: Trial): Promise<Outcome> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), "kulla-folders-")));
  const good = await makeReceived(scratch);
  const { folder: built, caseWorker } = await buildCases();
  const judge = await openDrawingJudge(trial.browser);
  const processes = Array.from({ length: Math.min(trial.workers, trial.count) }, (_, index) =>
    startCases(caseWorker, join(scratch, `sandbox-${index}`), good),
  );
  const idle = [...processes];
  const tried = await inParallel(trial, async (index): Promise<Tried> => {
    const seed = trial.seed + index;
    const cases = idle.pop();
    if (!cases) throw new Error("There are as many processes as workers.");
    const ended = await cases.run(seed);
    idle.push(cases);
    if (ended.kind !== "done") return { seed, kind: kindOf(seed), attack: "", escapes: [sentenceOf(ended)] };
    const { kind, attack, escapes, drawings } = ended.result;
    return { seed, kind, attack, escapes: [...escapes, ...(await judge.faultsOf(drawings))] };
  });
  await Promise.all([...processes.map(({ close }) => close()), judge.close()]);
  for (const each of [scratch, built]) await rm(each, { recursive: true, force: true });
  const faults = tried.filter(({ escapes }) => escapes.length > 0).map(faultOf);
  return { cases: trial.count, faults, more: perKind(tried) };
}

function startCases(script: string, top: string, good: string): CaseProcess<Received> {
  const { home, temporary } = sandboxAt(top);
  const {
    DISPLAY: _screen,
    WAYLAND_DISPLAY: _other,
    XDG_CONFIG_HOME: _a,
    XDG_STATE_HOME: _b,
    XDG_DATA_HOME: _c,
    XDG_CACHE_HOME: _d,
    KULLA_STATE: _e,
    ...env
  } = process.env;
  return superviseCases<Received>({
    args: ["--max-old-space-size=768", script, top, good],
    env: { ...env, HOME: home, TMPDIR: temporary, KULLA_TEST_SECRET: environmentSecret },
    limitMs,
  });
}

const sentenceOf = ({ kind, doing, printed }: Exclude<Ended<Received>, { kind: "done" }>): string =>
  kind === "hung"
    ? `it does not end: ${doing}`
    : `it crashed: ${doing}: ${
        printed
          .trim()
          .split("\n")
          .find((line) => /error|fatal/i.test(line)) ?? printed.slice(-160)
      }`;

const faultOf = ({ seed, kind, attack, escapes }: Tried): Fault => ({
  seed,
  reported: `${kind}: ${escapes.join("; ")}${attack && ` (${JSON.stringify(attack).slice(0, 400)})`}`,
});

/** "versions 44 cases 0 escapes" and so on, by kind. */
function perKind(tried: readonly Tried[]): string {
  const kinds = [...new Set(tried.map(({ kind }) => kind))].toSorted();
  const lines = kinds.map((kind) => {
    const own = tried.filter((each) => each.kind === kind);
    return `  ${kind}: ${own.length} cases, ${own.filter(({ escapes }) => escapes.length > 0).length} escapes`;
  });
  return `\n${lines.join("\n")}\n `;
}
