/** A text as a part of an address or of a key. Halves of characters, which no address can hold, become the sign for a broken one. */
export function addressPart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}
