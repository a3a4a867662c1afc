import { randomUUID } from "node:crypto";
import type { Draft } from "../../draft/draft.ts";
import { letterTarget, type LetterTarget } from "../../draft/settings/letterTarget.ts";
import { StudioFault } from "../StudioFault.ts";

/** How the letter fared; `said`: the first words of the answer, as plain text. */
export type LetterAnswer = {
  readonly outcome: "taken" | "refused" | "forbidden" | "tooMany" | "redirected" | "silent" | "unreachable";
  /** Where it was sent. */
  readonly url: string;
  readonly status?: number;
  readonly said?: string;
};

export type Sending = {
  /** As it lies in the folder. */
  readonly draft: Draft;
  /** The address that the owner was shown. */
  readonly confirmed: string;
  /** The studio's own, where the button stands. */
  readonly page: string;
  readonly language: string;
  readonly signal?: AbortSignal;
};

const [longestMs, mostBytes, mostSaid] = [15_000, 64 * 1024, 200];

/**
 * Sends one letter to where the draft sends visitors' inquiries, with nothing of a visitor in it: by this program, as the page may
 * speak to nobody but it. An answer is waited for 15 s and read to 64 KB at most; a redirection is told and not followed.
 * @throws StudioFault where the draft has no such address, or another than the owner was shown
 */
export async function sendTestLetter({ draft, confirmed, page, language, signal }: Sending): Promise<LetterAnswer> {
  const target = letterTarget(draft.project.inquiry ?? {});
  if ("fault" in target) throw new StudioFault("letter", `There is no address to send to: ${target.fault}.`);
  const { url } = target;
  if (url !== confirmed) throw new StudioFault("letter", `The draft's address is ${url} by now: look at it again.`);
  const { headers, content } = letterTo(target, { draft, page, language });
  const ends = [AbortSignal.timeout(longestMs), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { ...headers, "Content-Type": "application/json", Origin: page },
      body: JSON.stringify(content),
      signal: AbortSignal.any(ends),
    });
    return judge(target, response.status, await firstWords(response));
  } catch (error) {
    return { outcome: isTimeout(error) ? "silent" : "unreachable", url, said: reasonOf(error) };
  }
}

type Letter = { readonly headers: Readonly<Record<string, string>>; readonly content: object };

/** As the elements send an inquiry; what a visitor would have typed says that it is a test. */
function letterTo(
  target: LetterTarget,
  { draft, page, language }: Pick<Sending, "draft" | "page" | "language">,
): Letter {
  const { contact = {}, floors } = draft.project;
  const typed = { name: "Kulla Studio: test", phone: contact.phone ?? "", email: contact.email || "test@example.com" };
  const apartments = floors.flatMap((floor) => floor.apartments.map(({ id }) => id)).slice(0, 1);
  const floor = String(floors[0]?.floor ?? "");
  if (target.kind === "mail") {
    const { publicKey, service, template } = target.settings;
    const params = { ...typed, floor, image: "", apartment: apartments[0] ?? "", page };
    return {
      headers: {},
      content: { lib_version: "4.4.1", user_id: publicKey, service_id: service, template_id: template, template_params: params }, // prettier-ignore
    };
  }
  const id = `test-${randomUUID()}`;
  const sentAt = new Date().toISOString();
  return {
    headers: { "Idempotency-Key": id },
    content: { id, apartments, ...typed, floor, partner: null, page, locale: language, consent: null, sentAt },
  };
}

/** The e-mail service has taken a letter when it says `OK`, an owner's own system when it answers with 2xx. */
function judge({ kind, url }: LetterTarget, status: number, said: string): LetterAnswer {
  const answer = (outcome: LetterAnswer["outcome"]): LetterAnswer => ({
    outcome,
    url,
    status,
    said: said.replaceAll(/\s+/g, " ").trim().slice(0, mostSaid),
  });
  if (status >= 200 && status < 300) return answer(kind === "endpoint" || said.trim() === "OK" ? "taken" : "refused");
  if (status >= 300 && status < 400) return answer("redirected");
  if (status === 429) return answer("tooMany");
  return answer(status === 401 || status === 403 ? "forbidden" : "refused");
}

/** What comes after the limit is not read. */
async function firstWords(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    const bytes = part;
    parts.push(bytes);
    length += bytes.length;
    if (length > mostBytes) break;
  }
  return Buffer.concat(parts)
    .subarray(0, mostBytes)
    .toString("utf8")
    .replaceAll(/\p{Cc}/gu, " ");
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

/** What is behind "fetch failed": no such name, nobody there, a certificate nobody trusts. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
  return (code || (cause instanceof Error ? cause.message : String(cause))).slice(0, mostSaid);
}
