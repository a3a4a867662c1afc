import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Browser } from "@playwright/test";
import { hosts, type Host } from "./hosts.ts";
import { noteRow } from "./hostsTable.ts";
import { workFolder } from "./installHosts.ts";
import { runScript, serveBuilt, serveByScript, serveFolders, servePlain, type Served } from "./serveHost.ts";
import { scriptBytesOf, walkPicker, type Choice, type Walk } from "./walkPicker.ts";

// Limit of what one tag brings into a page that has React 19 of its own (bytes).
const limitBytes = 28 * 1024;

const elm: Choice = { tower: "Elm House", says: "elm 2" };
const kulla5: Choice = { tower: "Kulla 5", says: "k5 2" };

async function closing<Result>(served: Served, use: (url: string) => Promise<Result>): Promise<Result> {
  try {
    return await use(served.url);
  } finally {
    await served.close();
  }
}

function expectReact(walk: Walk, { react = ["19"] }: Host): void {
  expect(
    walk.react.map((version) => version.split(".")[0]).toSorted((a = "", b = "") => a.localeCompare(b)),
    "copies of React",
  ).toEqual(react);
}

/** Bytes of the same page, built without the picker. */
async function bareBytes(host: Host, browser: Browser): Promise<number> {
  const { bare = "" } = host;
  runScript(host, bare);
  const page = await browser.newPage();
  const served = await serveFolders([{ at: "/", folder: join(workFolder(host.folder), bare) }]);
  return closing(served, (url) => scriptBytesOf(page, `${url}/${bare}.html`));
}

test("in Node, where no page is, importing any entry does nothing", () => {
  const folder = workFolder("apps");
  const { exports } = JSON.parse(readFileSync("dist/package/package.json", "utf8")) as { exports: object };
  const entries = Object.keys(exports)
    .filter((entry) => !entry.endsWith(".json") && !entry.endsWith(".iife.js"))
    .map((entry) => entry.replace(".", "kulla"));
  expect(entries.length).toBeGreaterThan(5);
  const code = `const before = Object.keys(globalThis).join();
    for (const entry of ${JSON.stringify(entries)}) await import(entry);
    if (Object.keys(globalThis).join() !== before) console.log("New globals.");`;
  const printed = execFileSync("node", ["--input-type=module", "--eval", code], { cwd: folder, encoding: "utf8" });
  expect(printed).toBe("");
});

for (const host of hosts.filter(({ output }) => output !== undefined)) {
  test.describe(host.name, () => {
    // One after the other: a host's tools share its folder.
    test.describe.configure({ mode: "default" });

    test(`${host.name}: the page's own strict type check passes`, () => runScript(host, "check"));

    test(`${host.name}: as its tool builds it, the picker shows, tells the chosen floor and can be held`, async ({
      browser,
    }) => {
      runScript(host, "build");
      await closing(await serveBuilt(host), async (url) => {
        for (const [special, path] of Object.entries(host.pages ?? { "": "/" })) {
          const page = await browser.newPage();
          const walk = await walkPicker(page, url + path, elm);
          await page.close();
          const added = host.bare ? walk.scriptBytes - (await bareBytes(host, browser)) : undefined;
          noteRow(`${host.name} ${special}`.trim(), walk, added);
          expect(walk.lines).toEqual([]);
          expectReact(walk, host);
          expect(added ?? 0).toBeLessThanOrEqual(limitBytes);
        }
      });
    });

    if (host.hasDevServer) {
      test(`${host.name}: while it is worked on, too`, async ({ page }) => {
        await closing(await serveByScript(host, "dev"), async (url) => {
          const walk = await walkPicker(page, url, elm);
          // What the tool itself says of its work is no warning.
          expect(walk.lines.filter((line) => /^(warning|error|uncaught)/.test(line))).toEqual([]);
          expectReact(walk, host);
        });
      });
    }
  });
}

for (const host of hosts.filter(({ output }) => output === undefined)) {
  test(`${host.name}: the picker from another origin shows, tells the chosen floor and can be held`, async ({
    page,
  }) => {
    await closing(await servePlain(host), async (url) => {
      const walk = await walkPicker(page, url, kulla5);
      noteRow(host.name, walk);
      expect(walk.lines).toEqual([]);
      expectReact(walk, host);
    });
  });
}
