import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string): string => readFileSync(file, "utf8");
const host = (file: string): string => read(`tests/hosts/${file}`);

/** By the name that its code has in the manual. */
const shown = {
  "React 19": "apps/react19/src/Towers.tsx",
  "Next.js": "apps/next/app/Towers.tsx",
  Vue: "apps/vue/src/Towers.vue",
  "Svelte 5": "apps/svelte/src/Towers.svelte",
  Angular: "apps/angular/src/app/towers.ts",
  Astro: "apps/astro/src/components/Towers.astro",
  "Astro's script": "apps/astro/src/openFloors.ts",
  "no framework": "apps/webpack/src/main.ts",
  jQuery: "apps/classic/page.js",
};

test.each(Object.entries(shown))("the manual's code for %s is what its page runs", (_, file) => {
  expect(read("docs/partners/frameworks.md")).toContain(`\n${host(file)}\`\`\`\n`);
});

test("the manual's code for a page without a bundler is in such a page's body", () => {
  const [, body = ""] = /<\/h1>\n(.*) {2}<\/body>/s.exec(host("apps/plain/index.html")) ?? [];
  expect(read("docs/partners/frameworks.md")).toContain(`\n\`\`\`html\n${body.replaceAll(/^ {4}/gm, "")}\`\`\`\n`);
});

test("the manual's text for one page applies to those that share its code", () => {
  expect(`"use client";\n\n${host("react18/src/Towers.tsx")}`).toBe(host(shown["Next.js"]));
  expect(host("apps/esbuild/src/main.ts")).toBe(host(shown["no framework"]));
  expect(host("apps/vue/vite.config.js")).toContain(`isCustomElement: (tag) => tag.startsWith("kulla-")`);
});
