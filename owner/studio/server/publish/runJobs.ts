import type { Progress } from "../../api.ts";
import { StudioFault } from "../StudioFault.ts";

export type Job<T> = {
  /** About how many pictures' work it is. */
  readonly weight: number;
  readonly run: () => Promise<T>;
};

export type Running = {
  readonly signal?: AbortSignal;
  readonly tell: (progress: Progress) => void;
};

/** One for each of two cores; each has a picture of its own in memory. */
const atOnce = 2;
/** What was made before this one says how long the rest takes. */
const firstGuessMs = 1500;

/**
 * Runs jobs two at a time and gives what came of each, its fault where there is one: one bad picture does not cost the others.
 * @throws StudioFault "stopped" where it was stopped; a fault of the disk, which the others would meet too
 */
export async function runJobs<T>(
  jobs: readonly Job<T>[],
  { signal, tell }: Running,
): Promise<readonly (T | StudioFault)[]> {
  const results: (T | StudioFault)[] = [];
  const total = sum(jobs);
  const startedMs = performance.now();
  let [next, done] = [0, 0];
  const tellDone = () => {
    const passedMs = performance.now() - startedMs;
    const secondsLeft = Math.ceil(((passedMs / done) * (total - done)) / 1000);
    tell({ step: "files", done, total, ...(done > 0 && passedMs > firstGuessMs && { secondsLeft }) });
  };
  const work = async (): Promise<void> => {
    for (let job = jobs[next]; job; job = jobs[next]) {
      if (signal?.aborted) throw new StudioFault("stopped", "Stopped. What was made is kept for the next time.");
      const index = next;
      next += 1;
      results[index] = await job.run().catch(asResult);
      done += job.weight;
      tellDone();
    }
  };
  tellDone();
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return results;
}

const sum = (jobs: readonly Job<unknown>[]): number => jobs.reduce((total, { weight }) => total + weight, 0);

/** What the other jobs would meet too. */
const lasting: ReadonlySet<string> = new Set(["full", "notWritable", "stopped", "noSharp", "noPdfium"]);

function asResult(error: unknown): StudioFault {
  if (!(error instanceof StudioFault) || lasting.has(error.code)) throw error;
  return error;
}
