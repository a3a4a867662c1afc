import { dirname, join, normalize } from "node:path";
import { allFiles, startPage } from "./contents.ts";

/** Path of a page in the folder of pages that Rspress reads: `partners/style.md`, `changelog.md`. */
export function pagePath(file: string): string {
  const [folder, ...rest] = file.split("/");
  if (folder !== "docs") return file.toLowerCase();
  return rest.join("/").replace(/README\.md$/, "index.md");
}

/** Address of a page: `/docs/partners/style`. */
export const pageUrl = (file: string): string =>
  `/docs/${pagePath(file).replace(/\.md$/, "")}`.replace(/\/index$/, file === startPage ? "/" : "");

/** The heading of a page. @throws Error if it does not have one. */
export function titleOf(file: string, text: string): string {
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  if (!title) throw new Error(`${file} has no heading.`);
  return title;
}

export type SitePage = {
  readonly markdown: string;
  /** Other files that the page links to or shows, which are copied to the site. */
  readonly files: readonly string[];
};

/** Address on the site of a file that is copied to it, without `/docs`. */
export const copiedPath = (file: string): string =>
  file.startsWith("docs/") ? file.slice("docs".length) : `/files/${file}`;

/**
 * Converts a page of the repository for Rspress: links to files of the repository become addresses of the site, and each example marked
 * `html live` is followed by its result.
 */
export function sitePage(file: string, text: string): SitePage {
  const files: string[] = [];
  const siteLink = (target: string): string => {
    if (/^(?:[a-z]+:|#|\/)/i.test(target)) return target;
    const [path = "", anchor] = target.split("#");
    const linked = normalize(join(dirname(file), path)).replace(/\/$/, "");
    const page =
      linked === "README.md" ? startPage : [linked, `${linked}/README.md`].find((each) => allFiles.includes(each));
    if (page === undefined) files.push(linked);
    const url = page === undefined ? copiedPath(linked) : `/${pagePath(page)}`;
    return anchor === undefined ? url : `${url}#${anchor}`;
  };
  const markdown = mapProse(text, (prose) =>
    prose.replaceAll(/(?<=\]\()[^)\s]+(?=\))/g, (target) => siteLink(target)),
  ).replaceAll(/^```html live\n([^]*?)^```$/gm, (_, code: string) => {
    const elements = code.replaceAll(/<script[^]*?<\/script>\n?/g, "").trim();
    return `\`\`\`html\n${code}\`\`\`\n\n<div class="live">\n${elements}\n</div>`;
  });
  return { markdown, files };
}

/** Applies a change outside of code blocks and inline code. */
function mapProse(text: string, change: (prose: string) => string): string {
  return text
    .split(/(^```[^]*?^```$|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");
}
