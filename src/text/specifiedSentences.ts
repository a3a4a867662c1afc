/** Specified literally, in English, also for the Albanian interface (section 8; the region's name: section 9). */
export const specifiedSentences = {
  inquirySent: "Thank you! Your inquiry has been sent.",
  inquiryFailed: "Oops! Something went wrong. Please try again.",
  imageMissing: "Image is missing!",
  notifications: "Notifications Alt+T",
} as const;

const sentences: ReadonlySet<string> = new Set(Object.values(specifiedSentences));

/** The language of a text among texts of `locale`: English for the specified sentences. */
export function languageOf(text: string, locale: string): string {
  return sentences.has(text) ? "en" : locale;
}
