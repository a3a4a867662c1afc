import { readFileSync } from "node:fs";
import { readSite } from "../../owner/site/readSite.ts";

const read = readSite(JSON.parse(readFileSync("public/project/site.json", "utf8")), "");

/** The content of the sample's site. */
export const sampleSite = read.content;

/** Its errors. */
export const sampleFaults = read.problems;

/** One of its texts in one language. */
export function textIn(text: string | Readonly<Record<string, string>>, language: string): string {
  return typeof text === "string" ? text : (text[language] ?? "");
}
