/** Control characters, lone surrogates and marks that change the reading direction: never part of a person's input. */
const invisibleCharacters = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Text for a single line: a line break in it could start another e-mail header (header injection). At most `limit` characters. */
export function toSingleLine(text: string, limit: number): string {
  return cut(text.replace(invisibleCharacters, " "), limit);
}

/** Text that may have several lines. */
export function plainLines(text: string, limit: number): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(invisibleCharacters, " "));
  return cut(lines.join("\n"), limit);
}

/** The rule of the browsers' own e-mail fields (HTML Standard, "valid e-mail address"). */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export function isEmail(text: string): boolean {
  return email.test(text.trim());
}

/** Never cuts a surrogate pair in two. */
function cut(text: string, limit: number): string {
  return text
    .trim()
    .slice(0, limit)
    .replace(/\p{Cs}$/u, "")
    .trim();
}
