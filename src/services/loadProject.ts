import { recordServerTime } from "../page/serverClock.ts";
import { debugLog } from "../page/debugLog.ts";
import type { Failure, FailureCode, Result } from "../failure/failure.ts";
import { parts } from "../parts/parts.ts";
import { isOffline } from "./isOffline.ts";
import type { LoadedProject } from "./readProject.ts";

const maxWaitMs = 30_000;

/** One request per address and page, shared by all elements. */
const answers = new Map<string, Promise<Result<LoadedProject>>>();
const loadedProjects = new Map<string, LoadedProject>();

/** The project if it has loaded already. */
export function knownProject(url: string | undefined): LoadedProject | undefined {
  return url === undefined ? undefined : loadedProjects.get(url);
}

/**
 * Loads and parses a project file (absolute URL), once for all elements. Failures are not cached, so that a retry requests it
 * again. Problems of the file are logged once on the console, with their paths.
 */
export function loadProject(url: string, waitMs: number = maxWaitMs): Promise<Result<LoadedProject>> {
  const answer = answers.get(url);
  if (answer) return answer;
  debugLog(`reads ${url}`);
  const pending = fetchProject(url, waitMs).then((result) => {
    debugLog(`has read ${url}`, result.ok ? result.value.project : result.failure);
    if (result.ok) loadedProjects.set(url, result.value);
    else answers.delete(url);
    return result;
  });
  answers.set(url, pending);
  return pending;
}

async function fetchProject(url: string, waitMs: number): Promise<Result<LoadedProject>> {
  // The parser loads in parallel.
  const parserLoading = parts.projectReader.load().catch(() => undefined);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(waitMs) });
    if (!response.ok) return failed(codeOf(response.status), `${response.status} for ${url}`, response);
    recordServerTime(response.headers);
    text = await response.text();
  } catch (error) {
    return failed(interruptionOf(error), `${String(error)} for ${url}`);
  }
  const reader = await parserLoading;
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
