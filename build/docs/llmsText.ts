import { contents, startPage } from "./contents.ts";
import { pageUrl, titleOf } from "./sitePages.ts";

/** The first sentence of a page's first paragraph, without Markdown; "" if the page has no paragraph. */
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
  // A shorter sentence says too little: it is only a date, or it introduces the next one.
  return (sentences.find((sentence) => sentence.trim().length > 24) ?? line).trim().replace(/:$/, ".");
}

type Pages = readonly { readonly file: string; readonly text: string }[];

/** `llms.txt`: a description of the manual, and each page with its address and a sentence. */
export function llmsIndex(pages: Pages): string {
  const textOf = (file: string): string => pages.find((page) => page.file === file)?.text ?? "";
  const sections = contents.map(({ reader, files }) => {
    const lines = files.map((file) => {
      const sentence = firstSentence(textOf(file));
      return `- [${titleOf(file, textOf(file))}](${pageUrl(file)})${sentence ? `: ${sentence}` : ""}`;
    });
    return `## ${reader}\n\n${lines.join("\n")}`;
  });
  return [
    "# Kulla",
    `> ${firstSentence(textOf(startPage))}`,
    "The entire manual as one text: [llms-full.txt](/docs/llms-full.txt). How to embed, for coding assistants: [SKILL.md](/docs/skill/SKILL.md).",
    ...sections,
    "",
  ].join("\n\n");
}

/** `llms-full.txt`: all pages, each with its address. */
export const llmsFullText = (pages: Pages): string =>
  pages
    .map(({ file, text }) => `Source: ${pageUrl(file)}\n\n${text.replaceAll(/<!--[^]*?-->\n*/g, "").trim()}\n`)
    .join("\n---\n\n");
