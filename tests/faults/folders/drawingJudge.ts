import type { Browser } from "@playwright/test";
import { createHash } from "node:crypto";
import type { PublishedDrawing } from "./judge.ts";

/** Opens published drawings as a visitor's browser does, each as its own document, where a drawing may do most. */
export type DrawingJudge = {
  readonly faultsOf: (drawings: readonly PublishedDrawing[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

const origin = "http://drawings.invalid";

export async function openDrawingJudge(browser: Browser): Promise<DrawingJudge> {
  const context = await browser.newContext();
  const cache = new Map<string, Promise<readonly string[]>>();
  const judge = async ({ path, base64 }: PublishedDrawing): Promise<readonly string[]> => {
    const faults = new Set<string>();
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.dismiss());
    await page.exposeFunction("attackRan", () => void faults.add(`a script of ${path} runs`));
    await page.route("**", (route) => {
      const address = route.request().url();
      if (address === `${origin}/drawing.svg`)
        return route.fulfill({ body: Buffer.from(base64, "base64"), contentType: "image/svg+xml" });
      faults.add(`${path} asks for ${address.slice(0, 100)}`);
      return route.abort();
    });
    await page.goto(`${origin}/drawing.svg`, { waitUntil: "load", timeout: 15_000 }).catch(() => undefined);
    for (const each of await page.evaluate(doings).catch(() => [])) faults.add(`${path} has ${each}`);
    await page.close();
    return [...faults];
  };
  const faultsOf: DrawingJudge["faultsOf"] = async (drawings) => {
    const all: string[] = [];
    for (const drawing of drawings) {
      const key = createHash("sha256").update(drawing.path).update(drawing.base64).digest("hex");
      const judged = cache.get(key) ?? judge(drawing);
      cache.set(key, judged);
      all.push(...(await judged));
    }
    return all;
  };
  return { faultsOf, close: () => context.close() };
}

/** Anything in the open drawing that would have an effect, at once or on a press. */
function doings(): readonly string[] {
  const [svg, links] = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"];
  const inside = (value: string) =>
    value === "" || /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i.test(value);
  const found: string[] = [];
  // The page for a missing file contains nothing of the file.
  if (document.querySelector("parsererror")) return [];
  if (document.doctype) found.push("a DOCTYPE");
  for (const node of document.childNodes)
    if (node.nodeType === Node.PROCESSING_INSTRUCTION_NODE) found.push(`<?${node.nodeName}?>`);
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    if (element.namespaceURI !== svg && /^http:\/\/www\.w3\.org\/1999\/xhtml$/.test(element.namespaceURI ?? ""))
      found.push(`<${name}> of HTML`);
    if (element.namespaceURI === svg && /^(?:script|foreignObject|handler|iframe)$/i.test(name))
      found.push(`<${name}>`);
    for (const attribute of element.attributes) {
      const isLink =
        attribute.localName === "href" && (attribute.namespaceURI === null || attribute.namespaceURI === links);
      if (/^on/i.test(attribute.localName) && attribute.namespaceURI === null) found.push(`${attribute.name}="…"`);
      if (isLink && !inside(attribute.value)) found.push(`${attribute.name}="${attribute.value.slice(0, 60)}"`);
      for (const [, , address = ""] of attribute.value.matchAll(/url\(\s*(["']?)([^)"']*)/gi))
        if (!inside(address)) found.push(`${attribute.name}="${attribute.value.slice(0, 60)}"`);
    }
    if (name === "style" && /@import|url\(\s*["']?(?!#|data:image)/i.test(element.textContent))
      found.push("a style that asks for something");
  }
  return [...new Set(found)].slice(0, 4);
}
