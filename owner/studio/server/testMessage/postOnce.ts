const [maxMs, maxBytes] = [15_000, 64 * 1024];

/** The outcome of one POST. `text`: at most 64 KB of the answer, with control characters replaced by spaces. */
export type PostOutcome =
  | { readonly kind: "answered"; readonly status: number; readonly text: string }
  /** No answer in 15 s. */
  | { readonly kind: "silent" }
  | { readonly kind: "unreachable"; readonly reason: string };

export type PostContent = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** The header `Origin`, as a browser would send it: some services only accept messages from pages. */
  readonly origin: string;
  readonly signal?: AbortSignal | undefined;
};

/** Posts JSON once, without retries. A redirect counts as the answer and is not followed. */
export async function postOnce(url: string, { headers, body, origin, signal }: PostContent): Promise<PostOutcome> {
  const signals = [AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { ...headers, "Content-Type": "application/json", Origin: origin },
      body,
      signal: AbortSignal.any(signals),
    });
    return { kind: "answered", status: response.status, text: await boundedText(response) };
  } catch (error) {
    return isTimeout(error) ? { kind: "silent" } : { kind: "unreachable", reason: reasonOf(error) };
  }
}

/** The text of a response up to the limit; anything beyond it is not read. */
async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) break;
  }
  return Buffer.concat(parts)
    .subarray(0, maxBytes)
    .toString("utf8")
    .replaceAll(/\p{Cc}/gu, " ");
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

/** The cause of "fetch failed": unknown name, unreachable host, untrusted certificate. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
  return code || (cause instanceof Error ? cause.message : String(cause));
}
