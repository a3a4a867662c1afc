import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { writeWordPressArchive } from "../../../build/wordpressArchive.ts";
import { renderedFiles } from "../../../owner/studio/server/publish/renderedFiles.ts";
import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";

const plugin = "integrations/wordpress/kulla";
const read = (file: string): string => readFileSync(join(plugin, file), "utf8");

/** The plugin's list of allowed markup: a missing name is removed there, and the element has to render again. */
type Allowed = { readonly tags: readonly string[]; readonly attributes: readonly string[] };

const allowed = JSON.parse(read("allowed-html.json")) as Allowed;

/** Ours, and one with all kinds of apartments. */
const projects = ["public/project/project.json", "tests/fixtures/projects/mixed/project.json"];

function namesIn(file: string): Allowed {
  const html = [...renderedFiles(JSON.parse(readFileSync(file, "utf8")) as ProjectFile).values()].join("");
  const opened = [...html.matchAll(/<([a-z][\w-]*)((?:\s+[\w-]+="[^"]*")*)\s*\/?>/gi)];
  const inside = opened.filter(([, tag = ""]) => !tag.startsWith("kulla-"));
  const tags = inside.map(([, tag = ""]) => tag.toLowerCase());
  const attributes = inside.flatMap(([, , all = ""]) =>
    [...all.matchAll(/([\w-]+)="[^"]*"/g)].map(([, name = ""]) => name),
  );
  return { tags, attributes: attributes.map((name) => name.toLowerCase()) };
}

test.each(projects)("all rendered markup of %s is allowed in WordPress", (file) => {
  const { tags, attributes } = namesIn(file);
  expect(tags.length).toBeGreaterThan(50);
  const missing = [
    ...tags.filter((tag) => !allowed.tags.includes(tag)),
    ...attributes.filter((name) => !allowed.attributes.includes(name)),
  ];
  expect([...new Set(missing)]).toEqual([]);
});

test("nothing executable is allowed", () => {
  for (const tag of ["script", "style", "iframe", "object", "embed", "base", "meta"])
    expect(allowed.tags).not.toContain(tag);
  for (const name of ["style", "srcdoc", "action", "formaction", "target"])
    expect(allowed.attributes).not.toContain(name);
  expect(allowed.attributes.filter((name) => name.startsWith("on"))).toEqual([]);
});

test("every text of the plugin is translated into Albanian and German", () => {
  const sources = readdirSync(plugin, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".php"));
  const php = sources
    .filter((file) => !file.startsWith("languages"))
    .map(read)
    .join("\n");
  const called = /(?:__|esc_html__|esc_html_e)\( (?:'([^']+)'|"([^"]+)"), 'kulla' \)/g;
  const texts = [
    ...[...php.matchAll(called)].map(([, single, double]) => single ?? double ?? ""),
    ...[...read("block/edit.js").matchAll(/translate\("([^"]+)"\)/g)].map(([, text = ""]) => text),
  ];
  expect(texts.length).toBeGreaterThan(40);
  for (const language of ["de", "sq"]) {
    const table = read(`languages/${language}.php`).replaceAll("\\'", "'");
    expect(texts.filter((text) => !table.includes(`\t'${text}' => '`))).toEqual([]);
  }
});

test("the archive contains the plugin in its own folder, with the package's version", () => {
  const folder = mkdtempSync(join(tmpdir(), "kulla-archive-"));
  writeWordPressArchive(folder);
  const files = unzipSync(readFileSync(join(folder, "kulla-wordpress.zip")));
  rmSync(folder, { recursive: true });
  for (const name of ["kulla.php", "readme.txt", "uninstall.php", "block/block.json", "allowed-html.json"])
    expect(Object.keys(files)).toContain(`kulla/${name}`);
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const textOf = (name: string): string => new TextDecoder().decode(files[`kulla/${name}`]);
  expect(textOf("kulla.php")).toContain(` * Version:           ${version}\n`);
  expect(textOf("readme.txt")).toContain(`\nStable tag: ${version}\n`);
});
