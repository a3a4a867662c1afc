import type { Progress } from "../../draft/api.ts";
import { StudioError } from "../StudioError.ts";

export type Job<T> = {
  /** The approximate duration, as a multiple of that of one picture. */
  readonly weight: number;
  readonly run: () => Promise<T>;
};

export type RunOptions = {
  /** Aborting it stops the run after the current jobs. */
  readonly signal?: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

/** How many jobs run at a time: few, because each has a decoded picture in memory. */
const concurrency = 2;
/** The remaining time is estimated from the finished jobs, and only reported after this time. */
const minEstimateMs = 1500;

/**
 * Runs jobs in parallel and returns each one's result or failure, in the order of the jobs: one bad picture does not affect the others.
 * @throws StudioError "stopped" if it was aborted; or a failure that would affect the other jobs, too, such as a full disk
 */
export async function runJobs<T>(
  jobs: readonly Job<T>[],
  { signal, onProgress }: RunOptions,
): Promise<readonly (T | StudioError)[]> {
  const results: (T | StudioError)[] = [];
  const total = totalWeight(jobs);
  const startedMs = performance.now();
  let [next, done] = [0, 0];
  const reportProgress = () => {
    const passedMs = performance.now() - startedMs;
    const secondsLeft = Math.ceil(((passedMs / done) * (total - done)) / 1000);
    onProgress({ step: "files", done, total, ...(done > 0 && passedMs > minEstimateMs && { secondsLeft }) });
  };
  const runUntilDone = async (): Promise<void> => {
    for (let job = jobs[next]; job; job = jobs[next]) {
      if (signal?.aborted) throw new StudioError("stopped", "Stopped. Finished files are kept for the next time.");
      const index = next;
      next += 1;
      results[index] = await job.run().catch(asResult);
      done += job.weight;
      reportProgress();
    }
  };
  reportProgress();
  const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, runUntilDone));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  return results;
}

const totalWeight = (jobs: readonly Job<unknown>[]): number => jobs.reduce((total, { weight }) => total + weight, 0);

/** Codes of failures that would affect the other jobs, too. */
const fatalCodes: ReadonlySet<string> = new Set(["full", "notWritable", "stopped", "noSharp", "noPdfium"]);

function asResult(error: unknown): StudioError {
  if (!(error instanceof StudioError) || fatalCodes.has(error.code)) throw error;
  return error;
}
