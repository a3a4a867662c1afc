import type { Browser } from "@playwright/test";

/** Where a class of faults is run, and how many cases. */
export type Trial = {
  readonly browser: Browser;

  /** The first case's seed; the others count up from it. */
  readonly seed: number;
  readonly count: number;
  readonly workers: number;
};

export type Fault = { readonly seed: number; readonly reported: string };

/** `more`: additional figures of the class, in words. */
export type Outcome = { readonly cases: number; readonly faults: readonly Fault[]; readonly more?: string };

export type FaultClass = (trial: Trial) => Promise<Outcome>;

/** Runs `work` for every case, `workers` at a time, in numerical order. */
export async function inParallel<Value>(
  { count, workers }: Pick<Trial, "count" | "workers">,
  work: (index: number) => Promise<Value>,
): Promise<readonly Value[]> {
  const results: Value[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return results;
}
