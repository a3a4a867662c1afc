import type { Browser } from "@playwright/test";
import { tryLetters } from "../faults/letters/letters.ts";
import type { Row } from "./rows.ts";

/** Letters under random sequences of presses, reloads, moves, closes and failures (tests/faults/letters/). */
export async function measureLetters(browser: Browser, count: number): Promise<readonly Row[]> {
  const { sent, lost, doubled, faults } = await tryLetters({ browser, seed: 1, count, workers: 2 });
  for (const { seed, reported } of faults) process.stdout.write(`letters --seed ${seed}: ${reported}\n`);
  return [
    { name: `letters, ${count} random sequences: sent`, value: sent, unit: "" },
    { name: `letters, ${count} random sequences: lost`, value: lost, unit: "", limit: 0 },
    { name: `letters, ${count} random sequences: doubled`, value: doubled, unit: "", limit: 0 },
  ];
}
