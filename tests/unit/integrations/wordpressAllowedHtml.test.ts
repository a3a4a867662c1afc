import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderedFiles } from "../../../owner/studio/server/publish/renderedFiles.ts";
import type { ProjectFile } from "../../../src/project/file/projectShape.ts";

// What the WordPress plugin lets through of prepared markup: a name that is missing is cut out there, and the element renders anew.

type Allowed = { readonly tags: readonly string[]; readonly attributes: readonly string[] };

const allowed = JSON.parse(readFileSync("integrations/wordpress/kulla/allowed-html.json", "utf8")) as Allowed;

/** Ours, and one with all kinds of apartments. */
const projects = ["public/project/project.json", "tests/fixtures/projects/mixed/project.json"];

function namesIn(file: string): Allowed {
  const html = [...renderedFiles(JSON.parse(readFileSync(file, "utf8")) as ProjectFile).values()].join("");
  const opened = [...html.matchAll(/<([a-z][\w-]*)((?:\s+[\w-]+="[^"]*")*)\s*\/?>/gi)];
  const inside = opened.filter(([, tag = ""]) => !tag.startsWith("kulla-"));
  const tags = inside.map(([, tag = ""]) => tag.toLowerCase());
  const attributes = inside.flatMap(([, , all = ""]) => [...all.matchAll(/([\w-]+)="/g)].map(([, name = ""]) => name));
  return { tags, attributes: attributes.map((name) => name.toLowerCase()) };
}

test.each(projects)("all that is rendered of %s is allowed in WordPress", (file) => {
  const { tags, attributes } = namesIn(file);
  expect(tags.length).toBeGreaterThan(50);
  const missing = [
    ...tags.filter((tag) => !allowed.tags.includes(tag)),
    ...attributes.filter((name) => !allowed.attributes.includes(name)),
  ];
  expect([...new Set(missing)]).toEqual([]);
});

test("nothing that runs is allowed", () => {
  for (const tag of ["script", "style", "iframe", "object", "embed", "base", "meta"])
    expect(allowed.tags).not.toContain(tag);
  for (const name of ["style", "srcdoc", "action", "formaction", "target"])
    expect(allowed.attributes).not.toContain(name);
  expect(allowed.attributes.filter((name) => name.startsWith("on"))).toEqual([]);
});
