import { isUnseenProperty, properties } from "./svgNames.ts";

/** The accepted part, and the rejected parts as they are reported to the owner. */
export type CleanStyle = { readonly css: string; readonly leftOut: readonly string[] };

const functions: ReadonlySet<string> = new Set(
  (
    "rgb rgba hsl hsla hwb lab lch oklab oklch color calc min max clamp matrix translate translatex translatey scale scalex " +
    "scaley rotate skewx skewy url"
  ).split(" "),
);

/** Characters that no value needs: above all an address's colon, an escape, an at-rule and the end of a surrounding block. */
const valueSigns = /^[\p{L}\p{M}\p{N}\s#%.,()'"+*/!_-]*$/u;

/** Another element of the same drawing. */
const ownReference = /^\(\s*(?:#[\w.-]+|'#[\w.-]+'|"#[\w.-]+")\s*\)/;

/** Far longer than any list of typefaces or dashes. */
const longestValue = 10_000;
/** A word, blanks, a parenthesis, or anything else up to the next of these: each character is read once. */
const valueTokens = /(?<word>[\p{L}\p{N}_-]+)|\s+|\(|[^\p{L}\p{N}_\s(-]+/gu;

/** Whether a property's value refers to nothing but the drawing itself. */
export function isSafeValue(value: string): boolean {
  if (value.length > longestValue || !valueSigns.test(value)) return false;
  if (!value.includes("(")) return true;
  let name = "";
  for (const { 0: token, index, groups } of value.matchAll(valueTokens)) {
    if (token === "(") {
      if (!functions.has(name)) return false;
      if (name === "url" && !ownReference.test(value.slice(index))) return false;
    }
    if (token.trim() !== "") name = (groups?.["word"] ?? "").toLowerCase();
  }
  return true;
}

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, " ");

/** Declarations as in `style`, one after the other: only known and safe ones. */
export function cleanDeclarations(text: string): CleanStyle {
  const safe: string[] = [];
  const leftOut: string[] = [];
  for (const declaration of withoutComments(text).split(";")) {
    const [name = "", ...rest] = declaration.split(":");
    const [property, value] = [name.trim().toLowerCase(), rest.join(":").trim()];
    if (property === "" && value === "") continue;
    if (properties.has(property) && isSafeValue(value)) safe.push(`${property}:${value}`);
    else if (leftOut.length < maxLeftOut && !isUnseenProperty(property))
      leftOut.push(`${property || "style"}: ${value}`);
  }
  return { css: safe.join(";"), leftOut };
}

const selector = /^[\w\s.#,>+~*:()-]+$/;

/** More are not reported to the owner, who sees twenty. */
const maxLeftOut = 1000;

/** Rules of a style sheet: those of plain selectors. Nested rules, and rules that load something, are left out completely. */
export function cleanSheet(text: string): CleanStyle {
  const rules: string[] = [];
  const leftOut: string[] = [];
  const sheet = withoutComments(text).replaceAll(/<!--|-->/g, " ");
  let at = 0;
  const leaveOut = (part: string) => void (leftOut.length < maxLeftOut && leftOut.push(part));
  const [nextOpen, nextSemicolon] = [finder(sheet, "{"), finder(sheet, ";")];
  while (at < sheet.length) {
    const [open, semicolon] = [nextOpen(at), nextSemicolon(at)];
    const isStatement = semicolon >= 0 && (open < 0 || semicolon < open);
    if (isStatement || open < 0) {
      const statement = sheet.slice(at, isStatement ? semicolon : sheet.length).trim();
      if (statement !== "") leaveOut(statement);
      at = isStatement ? semicolon + 1 : sheet.length;
      continue;
    }
    const end = endOfBlock(sheet, open);
    const [head, body] = [sheet.slice(at, open).trim(), sheet.slice(open + 1, end)];
    if (selector.test(head) && !body.includes("{")) {
      const { css, leftOut: inside } = cleanDeclarations(body);
      if (css !== "") rules.push(`${head}{${css}}`);
      inside.forEach(leaveOut);
    } else leaveOut(head || "style");
    at = end + 1;
  }
  return { css: rules.join("\n"), leftOut };
}

/** Like `indexOf`, for positions that only increase: the text is searched once. */
function finder(text: string, sign: string): (from: number) => number {
  let found = text.indexOf(sign);
  return (from) => {
    if (found >= 0 && found < from) found = text.indexOf(sign, from);
    return found;
  };
}

/** Where the block that opens there is closed; the end of the sheet if it is not. */
function endOfBlock(sheet: string, open: number): number {
  let depth = 0;
  for (let at = open; at < sheet.length; at += 1) {
    if (sheet[at] === "{") depth += 1;
    if (sheet[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return sheet.length;
}
