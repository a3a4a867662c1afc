import type { FailureCode, Result, Failure } from "../failure/failure.ts";
import type { SubmissionStatus } from "./submission/submissionStatus.ts";
import type { ReportResult } from "./submission/outbox.ts";
import type { InquirySettings } from "../project/types.ts";
import { sendEmail } from "../services/sendEmail.ts";
import { shrinkImage } from "../services/shrinkImage.ts";
import { inquiryParams, type Inquiry } from "./inquiry.ts";
import { toSingleLine } from "./submission/plainText.ts";
import { failureText, type Texts } from "../text/texts.ts";

const pictureFailures: ReadonlySet<FailureCode> = new Set(["pictureFailed", "imageUnreadable", "chunkFailed"]);

/** Whether only the picture failed: the next attempt is sent without it, and the form says so. */
export function isPictureFailure(status: SubmissionStatus): boolean {
  return status.state === "failed" && pictureFailures.has(status.failure.code);
}

type Recipient = { readonly settings: InquirySettings; readonly scriptBase: string | undefined };
type SendOptions = { readonly report: ReportResult; readonly signal: AbortSignal };

/** Shrinks the picture and sends the inquiry by e-mail. A picture that cannot be made small enough is left out. */
export async function sendInquiry(inquiry: Inquiry, to: Recipient, { report, signal }: SendOptions): Promise<void> {
  const { params, imageCharacters } = inquiryParams(inquiry);
  const isConfigured = to.settings.publicKey && to.settings.service && to.settings.template;
  const none: Result<string> = { ok: true, value: "" };
  const request = { url: inquiry.image, maxCharacters: imageCharacters };
  const image = isConfigured && inquiry.image ? await shrinkImage(request, to.scriptBase) : none;
  if (!image.ok && image.failure.code !== "mailTooLarge") return report(image);
  const email = { settings: to.settings, params: { ...params, image: image.ok ? image.value : "" } };
  return sendEmail(email, { report, signal });
}

/** Maximum number of characters of the service's own sentence. */
const maxSentenceLength = 200;

/** Why an inquiry was not sent: the service's own sentence for visitors if it sent one, otherwise ours. */
export function refusalText({ code, sentence = "" }: Failure, texts: Texts): string {
  return toSingleLine(sentence, maxSentenceLength) || failureText(texts, code);
}
