import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { renderToString } from "react-dom/server";
import { createServerHost } from "../../src/element/serverHost.ts";
import { WidgetShell } from "../../src/element/WidgetShell.tsx";
import { sq } from "../../src/text/sq.ts";
import { ProjectSourceContext, type ProjectSource } from "../../src/loading/ProjectSource.ts";
import { parseProject } from "../../src/project/parseProject.ts";
import { widget as buildingPicker } from "../../widgets/kulla-building-picker.tsx";
import { renderElement } from "../../widgets/server.tsx";
import type { Row } from "./rows.ts";

const project: object = JSON.parse(readFileSync("public/project/project.json", "utf8")) as object;
const places = { projectUrl: "/project/project.json", scriptBase: "/widgets/" };
const links = { floor: "/floors/{tower}/{floor}", tower: "/towers/{tower}", apartment: "/homes/{apartment}" };
const attributes = { tower: "k5", hints: "off" };

/** The weight of the showcase's pages including their elements. */
const pages: readonly (readonly [name: string, file: string, maxBrotliBytes: number])[] = [
  ["a tower", "click-floor/index.html", 9],
  ["a floor", "seventh-floor/index.html", 12],
  ["an apartment", "apartments/k5-07-05/index.html", 12],
];

/** Rendering on a server: bytes, time next to React's own, and when the first picture is shown on a partner's page. */
export async function measureServerMarkup(
  browser: Browser,
  origin: string,
  times: { readonly renders: number; readonly visits: number },
): Promise<readonly Row[]> {
  return [
    ...pages.flatMap(([name, file, maxBrotliBytes]) => weighPage(name, `dist/site/${file}`, maxBrotliBytes)),
    { name: "renderElement, times React's renderToString of its view", value: renderRatio(times.renders), unit: "" },
    {
      name: "first picture with the element in the HTML, times a hand-written page",
      value: await pictureRatio(browser, origin, times.visits),
      unit: "",
    },
  ];
}

function weighPage(name: string, file: string, maxBrotliBytes: number): readonly Row[] {
  const html = readFileSync(file);
  return [
    { name: `HTML of ${name}'s page`, value: html.length, unit: "B", limit: 60 * 1024 },
    {
      name: `HTML of ${name}'s page, compressed`,
      value: brotliCompressSync(html).length,
      unit: "B br",
      limit: maxBrotliBytes * 1024,
    },
  ];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Both in turns, after a warm-up; the median of the individual ratios. */
function renderRatio(renders: number): number {
  const page = "https://page.invalid/";
  const result = { ok: true, value: parseProject(project, `${page}project/project.json`) } as const;
  const source: ProjectSource = { loaded: () => result, load: async () => result };
  const scriptBase = `${page}widgets/`;
  const hostAttributes = { ...attributes, links: JSON.stringify(links) };
  const language = { locale: "sq", texts: sq };
  const host = createServerHost({ attributes: hostAttributes, baseUrl: page, language, scriptBase, warn: () => {} });
  const bare = (): string =>
    renderToString(
      <ProjectSourceContext value={source}>
        <WidgetShell host={host} component={buildingPicker.component} languages={buildingPicker.languages} />
      </ProjectSourceContext>,
    );
  const full = (): string => renderElement("kulla-building-picker", { attributes, project, links, ...places });
  const ratios: number[] = [];
  for (let round = -20; round < renders; round += 1) {
    const [ofBare, ofWhole] = [timeOf(bare), timeOf(full)];
    if (round >= 0) ratios.push(ofWhole / ofBare);
  }
  return median(ratios);
}

function timeOf(work: () => string): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const loader = `<script type="module" src="/widgets/kulla.js"></script>`;

async function pictureRatio(browser: Browser, origin: string, visits: number): Promise<number> {
  const element = renderElement("kulla-building-picker", { attributes, project, links, ...places });
  const picture = /<picture>.*?<\/picture>/s.exec(element)?.[0] ?? "";
  const byHand = `<style>img { width: 100%; height: auto }</style>${picture}`;
  const ratios: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const handMs = await firstPictureMs(browser, origin, loader + byHand);
    ratios.push((await firstPictureMs(browser, origin, loader + element)) / handMs);
  }
  return median(ratios);
}

/** When a page's largest picture is painted, on a slow connection. */
async function firstPictureMs(browser: Browser, origin: string, body: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.route("**/portal.html", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><link rel="icon" href="data:,"><body>${body}`,
    }),
  );
  await page.goto(`${origin}/portal.html`);
  await page.waitForLoadState("networkidle");
  const paintedMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await page.close();
  return paintedMs;
}
