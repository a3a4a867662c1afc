import { contents, startPage } from "./contents.ts";
import { addressOf, titleOf } from "./sitePages.ts";

/** The first paragraph of a page in one line, without marks of Markdown; nothing where it begins with something else. */
export function firstSentence(text: string): string {
  const paragraph = text
    .replaceAll(/<!--[^]*?-->/g, "")
    .split(/\n{2,}/)
    .find((part) => /^[A-Z`[*]/.test(part.trim()) && !part.startsWith("```"));
  const line = (paragraph ?? "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("*", "")
    .replaceAll(/\s+/g, " ");
  const sentences = line.match(/.+?(?:\.(?=\s)|$)/g) ?? [line];
  // What is shorter is a date, or the name of what follows.
  return (sentences.find((sentence) => sentence.trim().length > 24) ?? line).trim().replace(/:$/, ".");
}

type Pages = readonly { readonly file: string; readonly text: string }[];

/** `llms.txt`: what the manual is, and each of its pages with an address and a sentence. */
export function shortText(pages: Pages): string {
  const textOf = (file: string): string => pages.find((page) => page.file === file)?.text ?? "";
  const lists = contents.map(({ reader, files }) => {
    const lines = files.map((file) => {
      const sentence = firstSentence(textOf(file));
      return `- [${titleOf(file, textOf(file))}](${addressOf(file)})${sentence ? `: ${sentence}` : ""}`;
    });
    return `## ${reader}\n\n${lines.join("\n")}`;
  });
  return [
    "# Kulla",
    `> ${firstSentence(textOf(startPage))}`,
    "The whole manual as one text: [llms-full.txt](/docs/llms-full.txt). How to embed, for coding assistants: [SKILL.md](/docs/skill/SKILL.md).",
    ...lists,
    "",
  ].join("\n\n");
}

/** `llms-full.txt`: every page, one after the other, each with its address. */
export const fullText = (pages: Pages): string =>
  pages
    .map(({ file, text }) => `Source: ${addressOf(file)}\n\n${text.replaceAll(/<!--[^]*?-->\n*/g, "").trim()}\n`)
    .join("\n---\n\n");
