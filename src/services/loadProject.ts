import { noteServerTime } from "../clock/serverClock.ts";
import { debugLog } from "../debugLog.ts";
import type { Failure, FailureCode, Result } from "../failure/failure.ts";
import { parts } from "../parts.ts";
import { isOffline } from "./isOffline.ts";
import type { LoadedProject } from "./readProject.ts";

const longestWaitMs = 30_000;

/** One answer per address and page, shared by all elements. */
const answers = new Map<string, Promise<Result<LoadedProject>>>();
const known = new Map<string, LoadedProject>();

/** A project that has come already. */
export function knownProject(url: string | undefined): LoadedProject | undefined {
  return url === undefined ? undefined : known.get(url);
}

/**
 * Fetches and parses a project file (absolute URL), once however many elements ask; a failure is forgotten, so that
 * asking again tries again. Faults of the file are reported once in the console, by path.
 */
export function loadProject(url: string, waitMs: number = longestWaitMs): Promise<Result<LoadedProject>> {
  const answer = answers.get(url);
  if (answer) return answer;
  debugLog(`reads ${url}`);
  const asked = ask(url, waitMs).then((result) => {
    debugLog(`has read ${url}`, result.ok ? result.value.project : result.failure);
    if (result.ok) known.set(url, result.value);
    else answers.delete(url);
    return result;
  });
  answers.set(url, asked);
  return asked;
}

async function ask(url: string, waitMs: number): Promise<Result<LoadedProject>> {
  // What reads a file is needed when there is one: it is on its way beside it.
  const coming = parts.projectReader.load().catch(() => undefined);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(waitMs) });
    if (!response.ok) return failed(codeOf(response.status), `${response.status} for ${url}`, response);
    noteServerTime(response.headers);
    text = await response.text();
  } catch (error) {
    return failed(interruptionOf(error), `${String(error)} for ${url}`);
  }
  const reader = await coming;
  return reader ? reader.readProject(text, response.url) : failed("chunkFailed", "ChunkLoadError");
}

function codeOf(status: number): FailureCode {
  if (status === 404 || status === 410) return "notFound";
  return status === 408 || status === 504 ? "timeout" : "serverError";
}

function interruptionOf(error: unknown): FailureCode {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timeout";
  return isOffline() ? "offline" : "unreachable";
}

function failed(code: FailureCode, detail: string, response?: Response): { ok: false; failure: Failure } {
  const seconds = Number(response?.headers.get("retry-after") ?? NaN);
  return {
    ok: false,
    failure: {
      code,
      detail,
      ...(response && { status: response.status }),
      ...(seconds >= 0 && { retryAfterMs: seconds * 1000 }),
    },
  };
}
