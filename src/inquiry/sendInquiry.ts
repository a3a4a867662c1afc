import type { Result } from "../failure/result.ts";
import type { InquirySettings } from "../project/types.ts";
import { sendMail } from "../services/sendMail.ts";
import { shrinkImage } from "../services/shrinkImage.ts";
import type { InquiryLetter } from "./inquiryLetter.ts";
import { inquiryParams } from "./inquiryParams.ts";

/** Shrinks the picture and sends the letter; a picture that cannot be made small enough is left out. */
export async function sendInquiry(
  letter: InquiryLetter,
  settings: InquirySettings,
  scriptBase: string | undefined,
): Promise<Result<void>> {
  if (!settings.publicKey || !settings.service || !settings.template) return sendMail(settings, {});
  const { params, imageCharacters } = inquiryParams(letter);
  const image = await shrinkImage({ url: letter.image, maxCharacters: imageCharacters }, scriptBase);
  if (!image.ok && image.failure.code !== "mailTooLarge") return image;
  return sendMail(settings, { ...params, image: image.ok ? image.value : "" });
}
