import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

type Attributes = Readonly<Record<string, string | number>>;
type RenderElement = (tag: string, options: object) => string;

const built: string = "../../dist/package/server.js";
const { renderElement }: { renderElement: RenderElement } = await import(built);

export const project: object = JSON.parse(readFileSync("public/project/project.json", "utf8"));

/** A partner's own pages. */
export const linksFile = "tests/fixtures/server/links.json";
export const links: object = JSON.parse(readFileSync(linksFile, "utf8"));

/** An element as a partner's server would render it. */
export function rendered(tag: string, attributes: Attributes, more: object = {}): string {
  const places = { projectUrl: "/project/project.json", scriptBase: "/widgets/" };
  // Two elements have hints.
  const still = tag.endsWith("-picker") ? { hints: "off" } : {};
  return renderElement(tag, { attributes: { ...still, ...attributes }, project, links, ...places, ...more });
}

export const partnerAddress = "/partner-page";

/**
 * A partner's page with this body and no script. It always scrolls: if a scroll bar appears and disappears with the page's content,
 * Firefox keeps the container queries of the narrower one until something else is laid out.
 */
export const partnerPage = (body: string): string =>
  `<!doctype html><html lang="sq"><meta charset="utf-8"><title>A partner's page</title>
<style>html { overflow-y: scroll } body { margin: 0 }</style><main>${body}</main></html>`;

/** Opens a partner's page with this body; scripts load when they are requested. */
export async function openPartnerPage(page: Page, body: string): Promise<void> {
  await page.route(`**${partnerAddress}`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: partnerPage(body) }),
  );
  await page.goto(partnerAddress);
}

/** The script every partner uses. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = "/widgets/kulla.js";
    document.head.append(script);
  });
}

/** Whether no element shows a server's markup any more. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main > *")].every(
      ({ shadowRoot }) => shadowRoot !== null && shadowRoot.querySelector("slot, .kulla[hidden]") === null,
    ),
  );
}
