import { readFileSync } from "node:fs";
import { readSite } from "../../owner/site/readSite.ts";

const result = readSite(JSON.parse(readFileSync("public/project/site.json", "utf8")), "");

/** The content of the sample project's website, from `site.json`. */
export const sampleSite = result.content;

/** The problems that reading it finds. */
export const sampleSiteProblems = result.problems;

/** A text of the website in one language. */
export function textIn(text: string | Readonly<Record<string, string>>, language: string): string {
  return typeof text === "string" ? text : (text[language] ?? "");
}
