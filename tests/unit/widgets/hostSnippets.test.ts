import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string): string => readFileSync(file, "utf8");
const host = (file: string): string => read(`tests/hosts/${file}`);

/** By the name that its code has in the README. */
const shown = {
  "React 19": "apps/react19/src/Towers.tsx",
  "Next.js": "apps/next/app/Towers.tsx",
  Vue: "apps/vue/src/Towers.vue",
  "Svelte 5": "apps/svelte/src/Towers.svelte",
  Angular: "apps/angular/src/app/towers.ts",
  "no framework": "apps/webpack/src/main.ts",
  jQuery: "apps/classic/page.js",
};

test.each(Object.entries(shown))("the README's code for %s is what its page runs", (_, file) => {
  expect(read("README.md")).toContain(`\n${host(file)}\`\`\`\n`);
});

test("what the README says of one page holds for those that share its code", () => {
  expect(`"use client";\n\n${host("react18/src/Towers.tsx")}`).toBe(host(shown["Next.js"]));
  expect(host("apps/esbuild/src/main.ts")).toBe(host(shown["no framework"]));
  expect(host("apps/vue/vite.config.js")).toContain(`isCustomElement: (tag) => tag.startsWith("kulla-")`);
});

type Locked = { readonly optionalDependencies?: object; readonly resolved?: string };

/** The lock's keys for a package that may lie beside another or above it. */
function places(at: string, name: string): readonly string[] {
  const folders = at.split("/node_modules/").map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
  return ["", ...folders.map((folder) => `${folder}/`)].map((folder) => `${folder}node_modules/${name}`);
}

test.each(["apps", "react18"])("the lock file of tests/hosts/%s serves every system, from any registry", (install) => {
  const { packages } = JSON.parse(host(`${install}/package-lock.json`)) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !places(at, name).some((place) => packages[place])),
  );
  expect(missing).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith("http"))).toEqual([]);
});
