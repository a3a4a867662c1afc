import { expect, test, type Page } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { isAlive } from "../../support/isAlive.ts";

const widths = [390, 820, 1440];
const pages = ["/", "/click-floor", "/seventh-floor", "/flipbook"];

/** The boxes of an element's screen: as rendered by a server, or once it is hydrated. */
function places(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const parts = [
      ".stage",
      ".head",
      ".side",
      ".half",
      ".list li:first-child .row",
      ".list li:last-child .row",
      ".book",
      ".book img",
      ".foot",
    ];
    const found: Record<string, string> = {};
    const note = (name: string, element: Element | null | undefined): void => {
      const box = element?.getBoundingClientRect();
      found[name] = box ? [box.x, box.y, box.width, box.height].map(Math.round).join(" ") : "none";
    };
    [...document.querySelectorAll("kulla-building-picker, kulla-floor-explorer, kulla-brochure")]
      .filter((host) => host.checkVisibility())
      .forEach((host, index) => {
        const root = host.shadowRoot;
        for (const part of parts) {
          const shown = [...(root?.querySelectorAll(part) ?? [])].find((element) => element.checkVisibility());
          note(`${index} ${part}`, shown);
        }
      });
    note("footer", document.querySelector("footer"));
    return found;
  });
}

/** The boxes that differ; a page of the book may differ by the part of a pixel that it is rounded by. */
function moved(live: Record<string, string>, still: Record<string, string>): Record<string, string> {
  const isSame = (name: string): boolean => {
    const [one, other] = [live, still].map((boxes) => (boxes[name] ?? "").split(" "));
    const most = name.includes(".book") ? 1 : 0;
    return (
      one?.every(
        (value, index) => value === other?.[index] || Math.abs(Number(value) - Number(other?.[index])) <= most,
      ) ?? false
    );
  };
  const names = [...new Set([...Object.keys(live), ...Object.keys(still)])];
  return Object.fromEntries(
    names.filter((name) => !isSame(name)).map((name) => [name, `${still[name]} -> ${live[name]}`]),
  );
}

for (const path of pages) {
  for (const width of widths) {
    test(
      `an element on ${path} at ${width} px is hydrated in exactly the boxes it was rendered in`,
      inBothWhen(path !== "/seventh-floor" && width === (path === "/click-floor" ? 1440 : 390)),
      async ({ browser }) => {
        const viewport = { width, height: 900 };
        const still = await browser.newPage({ viewport });
        await still.route("**/*.js", (route) => route.abort());
        await still.goto(path);
        const live = await browser.newPage({ viewport });
        await live.goto(path);
        await expect.poll(() => isAlive(live)).toBe(true);
        // Fonts may load after either page.
        await expect(async () => expect(moved(await places(live), await places(still))).toEqual({})).toPass();
        await Promise.all([still.close(), live.close()]);
      },
    );
  }
}
