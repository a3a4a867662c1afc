import type { Failure, Result } from "../../../../../src/failure/failure.ts";
import { sendEmail } from "../../../../../src/services/sendEmail.ts";
import type { TestMessageAnswer } from "../../../draft/api.ts";
import type { DraftProject } from "../../../draft/draft.ts";
import type { MessageTarget } from "../../../draft/settings/messageTarget.ts";
import { testInquiry } from "../../../draft/settings/testInquiry.ts";
import { askStudio, type Answer } from "../../server/askStudio.ts";

type Sending = { readonly target: MessageTarget; readonly project: DraftProject; readonly language: string };

/** Sends a test message to where the saved draft sends inquiries, if that is still `target`; for the e-mail service, as the elements do. */
export async function askForTestMessage({ target, project, language }: Sending): Promise<Answer<TestMessageAnswer>> {
  const { kind, url: confirmed } = target;
  if (kind === "endpoint") return askStudio("/api/test-message", { method: "POST", json: { confirmed, language } });
  const way = await askStudio<{ readonly path: string }>("/api/test-message/relay", {
    method: "POST",
    json: { confirmed },
  });
  if (!way.ok) return way;
  const { apartments, ...typed } = testInquiry(project);
  const page = window.location.origin;
  const email = {
    settings: { ...project.inquiry, origin: page + way.value.path },
    params: { ...typed, image: "", apartment: apartments.join(", "), page },
  };
  const result = await new Promise<Result<void>>((report) => {
    void sendEmail(email, { report, signal: new AbortController().signal });
  });
  return { ok: true, value: { url: confirmed, ...fareOf(result) } };
}

function fareOf(result: Result<void>): Omit<TestMessageAnswer, "url"> {
  if (result.ok) return { outcome: "accepted" };
  const { failure } = result;
  const { status, detail = "" } = failure;
  return {
    outcome: outcomeOf(failure),
    ...(status !== undefined && { status }),
    answer: detail
      .replace(/^\d{3} /, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  };
}

/** The studio's server answers 504 if the service does not respond, and 502 if it cannot be reached. */
function outcomeOf({ code, status = 0 }: Failure): TestMessageAnswer["outcome"] {
  if (code === "timeout" || status === 504) return "silent";
  if (status === 0 || status === 502) return "unreachable";
  if (status >= 300 && status < 400) return "redirected";
  if (status === 401 || status === 403) return "forbidden";
  return status === 429 ? "tooMany" : "refused";
}
