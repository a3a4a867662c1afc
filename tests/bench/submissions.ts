import type { Browser } from "@playwright/test";
import { trySubmissions } from "../faults/submissions/submissions.ts";
import type { Row } from "./rows.ts";

/** Submissions under random sequences of presses, reloads, moves, closes and failures (tests/faults/submissions/). */
export async function measureSubmissions(browser: Browser, count: number): Promise<readonly Row[]> {
  const { sent, lost, duplicated, faults } = await trySubmissions({ browser, seed: 1, count, workers: 2 });
  for (const { seed, reported } of faults) process.stdout.write(`submissions --seed ${seed}: ${reported}\n`);
  return [
    { name: `submissions, ${count} random sequences: sent`, value: sent, unit: "" },
    { name: `submissions, ${count} random sequences: lost`, value: lost, unit: "", limit: 0 },
    { name: `submissions, ${count} random sequences: duplicated`, value: duplicated, unit: "", limit: 0 },
  ];
}
