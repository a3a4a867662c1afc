import type { Random } from "../../../support/random.ts";
import { privateNames, type Sandbox } from "../sandbox.ts";

/** No path climbs higher: the sandbox is deeper than that. */
const maxSteps = 6;

const steps = ["..", "..", "..", "..", "%2e%2e", ".%2e", "%2E.", "..%00", "%252e%252e", "．．"];
const separators = ["/", "/", "/", "/", "%2f", "%2F", "%2f", "\\", "%5c", "//", "/./", "%252f", "／"];
const beginnings = ["", "", "", "a", "./", "a/", "Planet/", "tours/1/", "published/", ".kulla/", "%2e/"];
const endings = ["", "", "", "", "?v=1", "#a", "%00.jpg", "%00", "/", "/.", ".", " "];

/**
 * A path or address that leads out of the received folder, to a file of the home folder. `climb`: the number of folders between the
 * home folder and the base of the path.
 */
export function pathOut(random: Random, { home }: Pick<Sandbox, "home">, climb: number): string {
  const target = random.chance(0.1) ? `new-${random.below(100)}/file.txt` : random.pick(privateNames);
  if (random.chance(0.08)) return `${home}/${target}`;
  if (random.chance(0.04)) return `file://${home}/${target}`;
  if (random.chance(0.03)) return `/${home.split("/").join("%2f")}/${target}`;
  const beginning = random.pick(beginnings);
  // Levels that the prefix descends have to be climbed again.
  const down = beginning.split("/").filter((part) => part !== "" && part !== "." && part !== "%2e").length;
  const separator = random.pick(separators);
  const step = random.pick(steps);
  const count = Math.min(maxSteps, climb + down + (random.chance(0.2) ? random.below(3) - 1 : 0));
  const parts = [...Array.from({ length: Math.max(1, count) }, () => step), ...target.split("/")];
  const start = beginning === "" || beginning.endsWith("/") ? beginning : `${beginning}${separator}`;
  return start + parts.join(separator) + random.pick(endings);
}

/** An address that is one segment until it is decoded: only then it climbs. */
export function encodedPathOut(random: Random, climb: number): string {
  const separator = random.pick(["%2f", "%2f", "%2F", "%5c"]);
  const beginning = random.pick(["a", "b.htm", `a${separator}b`, "", "%2e"]);
  const down = beginning === "" || beginning === "%2e" ? 0 : beginning.split(separator).length;
  const count = Math.min(maxSteps, climb + down);
  const up = Array.from({ length: count }, () => random.pick(["..", "..", "%2e%2e", ".%2e"]));
  const target = random.pick(privateNames).split("/");
  return [...(beginning === "" ? [] : [beginning]), ...up, ...target].join(separator);
}

/** Plain `../` to a name in the home folder, for values that are not addresses and are not decoded. */
export function plainPathOut(random: Random, climb: number, name: string = random.pick(privateNames)): string {
  const count = Math.min(maxSteps, Math.max(1, climb + (random.chance(0.15) ? random.below(3) - 1 : 0)));
  return `${"../".repeat(count)}${name}`;
}

/** Terminal control sequences, instead of a name or a sentence. */
export const terminalTexts: readonly string[] = [
  "\u001B[2J\u001B[1;1HAll is well",
  "\u001B]0;title\u0007",
  "\u001B]52;c;bHM=\u0007",
  "name\rNothing blocks publishing.",
  "a\u0008\u0008b",
  "\u009B31mred",
  "line\nPublished: version 99",
];

const markup = [
  "<img src=x onerror=attackRan()>",
  "<script>attackRan()</script>",
  '"><svg onload=attackRan()>',
  "javascript:attackRan()",
  "</script><script>attackRan()</script>",
];

const oddTexts = [
  "",
  " ",
  "__proto__",
  "constructor",
  '=HYPERLINK("http://elsewhere.invalid")',
  "@SUM(1)",
  "\u0000",
  "\u202Egpj.exe",
  "\uD800",
  "x".repeat(70_000),
  "CON",
  "a:b",
  "-1",
  "1e999",
  "2026-99-99",
  "data:text/html,<script>attackRan()</script>",
  "http://elsewhere.invalid/x",
  "//elsewhere.invalid/x",
];

/** An unexpected value in place of a text. */
export function oddText(random: Random, sandbox: Pick<Sandbox, "home">): string {
  const kind = random.below(10);
  if (kind < 4) return pathOut(random, sandbox, 1 + random.below(4));
  if (kind < 6) return random.pick(terminalTexts);
  if (kind < 8) return random.pick(markup);
  return random.pick(oddTexts);
}
