import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { expectScreen, place } from "../../support/place.ts";

/** Everything the console shows while an element moves from a tower to a floor. */
async function consoleOf(page: Page): Promise<() => string> {
  const lines: string[] = [];
  page.on("console", (line) => lines.push(line.text()));
  await place(page, `<kulla-apartment-picker tower="k5"></kulla-apartment-picker>`);
  const picker = page.locator("kulla-apartment-picker");
  await expectScreen(picker, { name: "tower", tower: "k5" });
  await picker.evaluate((element) => element.setAttribute("floor", "3"));
  await expectScreen(picker, { name: "floor", tower: "k5", floor: 3 });
  return () => lines.join("\n");
}

test("a partner who debugs a page reads in its console what an element loads, reads and announces", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("kullaDebug", "1"));
  const output = await consoleOf(page);
  await expect.poll(output).toContain("kulla: loads floor");
  const printed = output();
  expect(printed).toMatch(/kulla: reads http\S+\/project\/project\.json/);
  expect(printed).toMatch(/kulla: has read http\S+\/project\/project\.json/);
  expect(printed).toContain("kulla: <kulla-apartment-picker> reads floor 3");
  expect(printed).toContain("kulla: <kulla-apartment-picker> announces projectload");
  expect(printed).toContain("kulla: <kulla-apartment-picker> announces screenchange");
});

test("any other page's console stays empty", async ({ page }) => {
  expect((await consoleOf(page))()).toBe("");
});

test("a partner's debugger finds the sources of every script next to it, by paths of the repository", async ({
  request,
}) => {
  const widgets = "dist/site/widgets";
  const { files } = JSON.parse(await readFile(`${widgets}/integrity.json`, "utf8")) as {
    files: Record<string, string>;
  };
  const scripts = Object.keys(files).filter((file) => file.endsWith(".js") && file !== "bic-2.0.2.js");
  expect(scripts.length).toBeGreaterThan(20);
  const sources = new Set<string>();
  for (const file of scripts) {
    const text = await (await request.get(`/widgets/${file}`)).text();
    const name = /^\/\/# sourceMappingURL=(\S+)$/m.exec(text)?.[1];
    // The bundler's own runtime contains none of our sources.
    if (name === undefined && file.startsWith("c/rolldown-runtime")) continue;
    expect(name, file).toBeDefined();
    const answer = await request.get(new URL(name ?? "", `http://host/widgets/${file}`).pathname);
    expect(answer.ok(), file).toBe(true);
    const map = (await answer.json()) as { sources: string[]; sourcesContent: string[] };
    expect(map.sourcesContent.every(Boolean), file).toBe(true);
    map.sources.forEach((source) => sources.add(source));
  }
  expect([...sources]).toContain("kulla/src/finder/floor/FloorScreen.tsx");
  expect([...sources].filter((source) => !/^kulla\/(src|tours|widgets|node_modules)\//.test(source))).toEqual([]);
});
