/** The parsed value, or a problem as the end of a sentence: "… is not valid JSON". */
export type ParsedJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string };

/** Our files have at most about fifteen levels. The limit protects recursive code from a stack overflow. */
const deepest = 200;

/**
 * Parses JSON from an untrusted file. `problem` quotes nothing of the text, which may contain control characters or a secret key.
 */
export function parseJsonText(text: string): ParsedJson {
  // Editors on Windows may add a byte order mark.
  const json = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (isTooDeep(json)) return { ok: false, problem: `is nested more than ${deepest} levels deep` };
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch (error) {
    const position = /at position (?<position>\d+)/.exec(String(error))?.groups?.["position"];
    const line = position === undefined ? "" : ` (line ${json.slice(0, Number(position)).split("\n").length})`;
    return { ok: false, problem: `is not valid JSON${line}` };
  }
}

const [quote, backslash] = ['"'.charCodeAt(0), "\\".charCodeAt(0)];
const opening: ReadonlySet<number> = new Set(["[", "{"].map((sign) => sign.charCodeAt(0)));
const closing: ReadonlySet<number> = new Set(["]", "}"].map((sign) => sign.charCodeAt(0)));

/** Checks the depth on the text, before parsing it. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (isInText) {
      if (sign === backslash) index += 1;
      else if (sign === quote) isInText = false;
    } else if (sign === quote) isInText = true;
    else if (opening.has(sign)) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (closing.has(sign)) depth -= 1;
  }
  return false;
}
