import type { FailureCode } from "../failure/failure.ts";
import type { Result } from "../failure/result.ts";
import type { Letter } from "./submission/letter.ts";
import type { Report } from "./submission/underway.ts";
import type { InquirySettings } from "../project/types.ts";
import { sendEmail } from "../services/sendEmail.ts";
import { shrinkImage } from "../services/shrinkImage.ts";
import { inquiryParams, type InquiryLetter } from "./inquiryLetter.ts";

const pictureFailures: ReadonlySet<FailureCode> = new Set(["pictureFailed", "imageUnreadable", "chunkFailed"]);

/** Whether a letter failed by its picture alone: the next one goes without it, and the form says so. */
export function isPictureFailure(letter: Letter): boolean {
  return letter.state === "failed" && pictureFailures.has(letter.failure.code);
}

type Recipient = { readonly settings: InquirySettings; readonly scriptBase: string | undefined };
type Answering = { readonly report: Report; readonly signal: AbortSignal };

/** Shrinks the picture and sends the letter; a picture that cannot be made small enough is left out. */
export async function sendInquiry(letter: InquiryLetter, to: Recipient, { report, signal }: Answering): Promise<void> {
  const { params, imageCharacters } = inquiryParams(letter);
  const isConfigured = to.settings.publicKey && to.settings.service && to.settings.template;
  const none: Result<string> = { ok: true, value: "" };
  const order = { url: letter.image, maxCharacters: imageCharacters };
  const image = isConfigured && letter.image ? await shrinkImage(order, to.scriptBase) : none;
  if (!image.ok && image.failure.code !== "mailTooLarge") return report(image);
  const email = { settings: to.settings, params: { ...params, image: image.ok ? image.value : "" } };
  return sendEmail(email, { report, signal });
}
