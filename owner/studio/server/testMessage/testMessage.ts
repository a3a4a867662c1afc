import { randomUUID } from "node:crypto";
import type { TestMessageAnswer } from "../../draft/api.ts";
import type { Draft } from "../../draft/draft.ts";
import { messageTarget, type MessageTarget } from "../../draft/settings/messageTarget.ts";
import { testInquiry } from "../../draft/settings/testInquiry.ts";
import { StudioError } from "../StudioError.ts";
import { postOnce, type PostOutcome } from "./postOnce.ts";

export type Sending = {
  /** The draft's text in the folder, unmodified. */
  readonly draft: Draft;
  /** The address that the owner was shown. */
  readonly confirmed: string;
  /** The studio's own origin, of the page with the button. */
  readonly page: string;
  readonly language: string;
  readonly signal?: AbortSignal;
};

const maxQuotedLength = 200;

/**
 * Where the saved draft sends visitors' inquiries.
 * @throws StudioError if the draft has no such address, or not the one that the owner was shown
 */
export function confirmedTarget({ draft, confirmed }: Pick<Sending, "draft" | "confirmed">): MessageTarget {
  const target = messageTarget(draft.project.inquiry ?? {});
  if ("failure" in target) throw new StudioError("testMessage", `There is no address to send to: ${target.failure}.`);
  if (target.url !== confirmed)
    throw new StudioError("testMessage", `The draft's address is now ${target.url}: check it again.`);
  return target;
}

/**
 * Sends one message to the owner's own system, as the elements send an inquiry, without any visitor data: from this program, since the
 * page may only contact this program. A message by the e-mail service is sent by the page's e-mail library (mailRelay.ts).
 * @throws StudioError if the draft names no such system, or not the one that the owner was shown
 */
export async function sendTestMessage({
  draft,
  confirmed,
  page,
  language,
  signal,
}: Sending): Promise<TestMessageAnswer> {
  const { kind, url } = confirmedTarget({ draft, confirmed });
  if (kind !== "endpoint") throw new StudioError("testMessage", "Inquiries go by the e-mail service: check it again.");
  const id = `test-${randomUUID()}`;
  const sentAt = new Date().toISOString();
  const inquiry = { id, ...testInquiry(draft.project), partner: null, page, locale: language, consent: null, sentAt };
  const content = { headers: { "Idempotency-Key": id }, body: JSON.stringify(inquiry), origin: page, signal };
  return { url, ...answerOf(await postOnce(url, content)) };
}

/** An owner's system has accepted a message if it answers with 2xx. */
function answerOf(post: PostOutcome): Omit<TestMessageAnswer, "url"> {
  if (post.kind === "silent") return { outcome: "silent" };
  if (post.kind === "unreachable") return { outcome: "unreachable", answer: post.reason.slice(0, maxQuotedLength) };
  const { status } = post;
  return {
    outcome: outcomeOf(status),
    status,
    answer: post.text.replaceAll(/\s+/g, " ").trim().slice(0, maxQuotedLength),
  };
}

function outcomeOf(status: number): TestMessageAnswer["outcome"] {
  if (status >= 200 && status < 300) return "accepted";
  if (status >= 300 && status < 400) return "redirected";
  if (status === 429) return "tooMany";
  return status === 401 || status === 403 ? "forbidden" : "refused";
}
