import type { Page, Route } from "@playwright/test";

/** Pages are drawn in these units. */
const [width, height] = [1380, 1600];

const lines = (page: number): readonly string[] => [
  `Kapitulli ${Math.floor(page / 10) + 1}`,
  `Kjo është faqja ${page + 1} e broshurës.`,
  "Nëntë banesa rreth një bërthame me dy",
  "ashensorë dhe shkallë me dritë dite.",
  page % 10 === 3 ? "Kati i shtatë ka tarraca të mëdha." : "Banesat e këndit shohin në dy anë.",
];

type Word = readonly [text: string, x: number, y: number, width: number, height: number];

/** Words with their boxes: the picture and the selectable text come from the same list. */
function wordsOf(page: number): readonly Word[] {
  return lines(page).flatMap((line, row) => {
    const size = row === 0 ? 110 : 44;
    const top = row === 0 ? 130 : 320 + row * 64;
    let x = 120;
    return line.split(" ").map((word): Word => {
      const wordWidth = Math.round(word.length * size * 0.5);
      const box: Word = [word, x, top, wordWidth, size];
      x += wordWidth + size * 0.28;
      return box;
    });
  });
}

/** A page as a picture; its colour tells the pages apart. */
function svgOf(page: number): string {
  const isPicture = page === 0 || page % 4 === 1;
  const hue = (page * 47) % 360;
  const text = wordsOf(page)
    .map(([word, x, y, w, h]) => `<text x="${x}" y="${y + h * 0.8}" font-size="${h}" textLength="${w}">${word}</text>`)
    .join("");
  const ground = isPicture ? `hsl(${hue} 24% 62%)` : "#fbf9f4";
  const shape = isPicture
    ? `<path d="M0 1600V900L460 620l460 260 460-340V1600Z" fill="hsl(${hue} 26% 40%)"/>`
    : `<path d="M120 800h1140v640H120ZM500 800v640M880 800v640M120 1120h1140" fill="none" stroke="#161512" stroke-width="8"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Arial, sans-serif"><rect width="${width}" height="${height}" fill="${ground}"/>${shape}${text}<text x="1260" y="1530" font-size="36" text-anchor="end">${page + 1}</text></svg>`;
}

/** Pages in disorder, as a folder may list them: the book has to sort them by number. */
function pageFiles(count: number) {
  const widths = [300, 600, 690, 1380];
  const pages = Array.from({ length: count }, (_, page) => ({
    src: `page-${page + 1}-1380.svg`,
    width,
    height,
    alt: "",
    sources: [{ type: "image/svg+xml", srcset: widths.map((w) => `page-${page + 1}-${w}.svg ${w}w`).join(", ") }],
  }));
  return pages.toSorted((a, b) => a.src.localeCompare(b.src));
}

/** A project file with only a brochure; one in a language has alternatives for its pages. */
export function brochureProject(count: number, locale?: string): object {
  const chapters = Array.from({ length: Math.ceil(count / 10) }, (_, chapter) => ({
    title: `Kapitulli ${chapter + 1}`,
    page: chapter * 10,
  }));
  const pages = pageFiles(count).map((page) => ({ ...page, alt: locale ? "Kopertina" : "" }));
  const brochure = { locale, pages, chapters, pdf: "brochure.pdf", text: "text.json" };
  return { version: 1, name: "Kulla", towers: [], floors: [], plans: [], layouts: [], brochure };
}

export type BrochureServer = {
  /** Addresses of requested page pictures, in order, as page from 0 and width. */
  readonly requested: { readonly page: number; readonly width: number }[];
  readonly texts: { count: number };
  /** Pages (from 0) whose pictures fail. */
  readonly broken: Set<number>;
};

/** Serves a brochure of so many pages, in a language if one is given, at /__brochure/ of any origin. */
export async function serveBrochure(page: Page, count: number, locale?: string): Promise<BrochureServer> {
  const server: BrochureServer = { requested: [], texts: { count: 0 }, broken: new Set() };
  const answer = async (route: Route): Promise<void> => {
    const file = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (file === "project.json") return route.fulfill({ json: brochureProject(count, locale) });
    if (file === "text.json") {
      server.texts.count += 1;
      return route.fulfill({ json: Array.from({ length: count }, (_, at) => ({ words: wordsOf(at) })) });
    }
    if (file === "brochure.pdf") return route.fulfill({ contentType: "application/pdf", body: "%PDF-1.4" });
    const [, number, size] = /^page-(\d+)-(\d+)\.svg$/.exec(file) ?? [];
    const at = Number(number) - 1;
    server.requested.push({ page: at, width: Number(size) });
    if (server.broken.has(at)) return route.fulfill({ status: 404, body: "" });
    const headers = { "cache-control": "max-age=600" };
    return route.fulfill({ contentType: "image/svg+xml", headers, body: svgOf(at) });
  };
  await page.route("**/__brochure/*", answer);
  return server;
}
