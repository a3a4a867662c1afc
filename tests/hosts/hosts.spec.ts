import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createContext, runInContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { expect, test, type Browser, type Response } from "@playwright/test";
import { hosts, type Host } from "./hosts.ts";
import { noteRow } from "./hostsTable.ts";
import { closeServers, runScript, serveBuilt, serveByScript, serveFolders, servePlain } from "./serveHost.ts";
import { scriptsWithout, walkPicker, type Choice } from "./walkPicker.ts";
import { workFolder } from "./workFolder.ts";

// Limit for one tag on a page that already has React 19, in bytes; the bench applies the same limit to every tag.
const limitBytes = 40 * 1024;

/** The text of the style sheet, and the words of one language: data loaded next to the code. */
const isBesideCode = (url: string): boolean => /\/(kulla|en)-[\w-]{8}\.js$/.test(url);

const elm: Choice = { tower: "Elm House", says: "elm 2" };
const kulla5: Choice = { tower: "Kulla 5", says: "k5 2" };

test.afterEach(closeServers);

function expectReact(versions: readonly string[], majors: readonly string[] = ["19"]): void {
  const found = versions.map((version) => version.split(".")[0] ?? "").toSorted((a, b) => a.localeCompare(b));
  expect(found, "copies of React").toEqual(majors);
}

/** Their bytes on the wire (brotli 11). None of them may name a path of the machine that built it. */
async function weigh(scripts: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const naming = scripts.filter((_, index) => bodies[index]?.includes(workFolder("")));
  expect(naming.map((script) => script.url())).toEqual([]);
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

/** Bytes of the same page, built without the picker. */
async function bareBytes(host: Host, browser: Browser): Promise<number> {
  const { bare = "" } = host;
  runScript(host, bare);
  const page = await browser.newPage();
  const url = await serveFolders([{ at: "/", folder: join(workFolder(host.folder), bare) }]);
  return weigh(await scriptsWithout(page, `${url}/${bare}.html`));
}

test("in Node, without a page, importing any entry does nothing", () => {
  const folder = workFolder("apps");
  const { exports } = JSON.parse(readFileSync("dist/package/package.json", "utf8")) as { exports: object };
  const entries = Object.keys(exports)
    .filter((entry) => !/\.(json|css|iife\.js)$/.test(entry))
    .map((entry) => entry.replace(".", "kulla"));
  expect(entries.length).toBeGreaterThan(5);
  const code = `const before = Object.keys(globalThis).join();
    for (const entry of ${JSON.stringify(entries)}) await import(entry);
    if (Object.keys(globalThis).join() !== before) console.log("New globals.");`;
  const printed = execFileSync("node", ["--input-type=module", "--eval", code], { cwd: folder, encoding: "utf8" });
  expect(printed).toBe("");
});

test("at the edge of a network, without Node's APIs, an element is rendered as in Node", async () => {
  const esbuild = hosts.find(({ name }) => name === "esbuild");
  if (!esbuild) throw new Error("No page is built by esbuild.");
  runScript(esbuild, "edge");
  const project: unknown = JSON.parse(readFileSync("tests/hosts/project/project.json", "utf8"));
  // The APIs every such runtime has, and no more.
  const { AbortController, MessageChannel, ReadableStream, TextDecoder, TextEncoder, URL, URLSearchParams } =
    globalThis;
  const web = { AbortController, MessageChannel, ReadableStream, TextDecoder, TextEncoder, URL, URLSearchParams };
  const edge = createContext({ ...web, console, performance, queueMicrotask, setTimeout, clearTimeout, project });
  runInContext(readFileSync(join(workFolder(esbuild.folder), "dist/edge.js"), "utf8"), edge);
  const html: unknown = runInContext("edge.answer(project)", edge);
  const { renderElement } = (await import(
    resolve("dist/package/server.js")
  )) as typeof import("../../widgets/server.tsx");
  const places = { projectUrl: "/kulla/project.json", scriptBase: "/widgets/" };
  expect(html).toBe(renderElement("kulla-building-picker", { attributes: { tower: "elm" }, project, ...places }));
  expect(html).toContain("Elm House");
});

for (const host of hosts.filter(({ output }) => output !== undefined)) {
  test.describe(host.name, () => {
    // One after the other: a host's tools share its folder.
    test.describe.configure({ mode: "default" });

    test(`${host.name}: the page's own strict type check passes`, () => runScript(host, "check"));

    test(`${host.name}: built by its own tool, the picker shows, announces the chosen floor and can be referenced`, async ({
      browser,
    }) => {
      runScript(host, "build");
      const url = await serveBuilt(host);
      for (const [special, path] of Object.entries(host.pages ?? { "": "/" })) {
        const page = await browser.newPage();
        const { react, lines, scripts } = await walkPicker(page, url + path, elm);
        const bytes = await weigh(scripts);
        const code = await weigh(scripts.filter((script) => !isBesideCode(script.url())));
        const added = host.bare ? code - (await bareBytes(host, browser)) : undefined;
        await page.close();
        noteRow(`${host.name} ${special}`.trim(), { react, lines, bytes, added });
        expect(lines).toEqual([]);
        expectReact(react, host.react);
        expect(added ?? 0).toBeLessThanOrEqual(limitBytes);
      }
    });

    if (host.hasDevServer) {
      test(`${host.name}: in development, too`, async ({ page }) => {
        const url = await serveByScript(host, "dev");
        const { react, lines } = await walkPicker(page, url, elm);
        // The tool's own progress messages are not warnings.
        expect(lines.filter((line) => /^(warning|error|uncaught)/.test(line))).toEqual([]);
        expectReact(react, host.devReact ?? host.react);
      });
    }
  });
}

for (const host of hosts.filter(({ output }) => output === undefined)) {
  test(`${host.name}: the picker from another origin shows, announces the chosen floor and can be referenced`, async ({
    page,
  }) => {
    const { react, lines, scripts } = await walkPicker(page, await servePlain(host), kulla5);
    noteRow(host.name, { react, lines, bytes: await weigh(scripts), added: undefined });
    expect(lines).toEqual([]);
    expectReact(react, host.react);
  });
}
