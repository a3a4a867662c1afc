import type { Progress } from "../../draft/api.ts";
import { StudioError } from "../StudioError.ts";

export type Job<T> = {
  /** The approximate work, measured in pictures. */
  readonly weight: number;
  readonly run: () => Promise<T>;
};

export type Running = {
  readonly signal?: AbortSignal;
  readonly tell: (progress: Progress) => void;
};

/** One for every two cores; each job has a picture in memory. */
const atOnce = 2;
/** The completed jobs determine the estimate for the rest. */
const firstGuessMs = 1500;

/**
 * Runs jobs in parallel and returns each one's result, or its failure: one bad picture does not affect the others.
 * @throws StudioError "stopped" if it was stopped; a failure of the disk, which would affect the others too
 */
export async function runJobs<T>(
  jobs: readonly Job<T>[],
  { signal, tell }: Running,
): Promise<readonly (T | StudioError)[]> {
  const results: (T | StudioError)[] = [];
  const total = sum(jobs);
  const startedMs = performance.now();
  let [next, done] = [0, 0];
  const reportProgress = () => {
    const passedMs = performance.now() - startedMs;
    const secondsLeft = Math.ceil(((passedMs / done) * (total - done)) / 1000);
    tell({ step: "files", done, total, ...(done > 0 && passedMs > firstGuessMs && { secondsLeft }) });
  };
  const work = async (): Promise<void> => {
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
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return results;
}

const sum = (jobs: readonly Job<unknown>[]): number => jobs.reduce((total, { weight }) => total + weight, 0);

/** Failures that would affect the other jobs too. */
const lasting: ReadonlySet<string> = new Set(["full", "notWritable", "stopped", "noSharp", "noPdfium"]);

function asResult(error: unknown): StudioError {
  if (!(error instanceof StudioError) || lasting.has(error.code)) throw error;
  return error;
}
