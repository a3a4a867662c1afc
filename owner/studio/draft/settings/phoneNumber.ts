/** "phone": not a telephone number; "abroad": one that can only be dialled within the country, as its country code is missing. */
export type PhoneProblem = "phone" | "abroad";

/** Why a telephone number cannot be dialled; `isFromAbroad`: messengers require the country code. */
export function phoneProblem(text: string, isFromAbroad = false): PhoneProblem | undefined {
  const plain = text.trim();
  const digits = plain.replaceAll("(0)", "").replaceAll(/\D/g, "");
  if (!/^[+(\d][\d ()/.–-]*$/.test(plain) || digits.length < 6 || digits.length > 17) return "phone";
  const isInternational = /^(?:\+|00) ?[1-9]/.test(plain) && digits.length >= 8;
  return isFromAbroad && !isInternational ? "abroad" : undefined;
}
