import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build, mergeConfig } from "vite";
import { elementScripts } from "../../build/scripts.ts";

export type DevelopmentScripts = {
  /** The page's elements are from this build; loader, style sheets and project are the site's. */
  readonly serve: (page: Page) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** The elements as built for partners, with React's development build, which warns where the published one is silent. */
export async function buildDevelopment(): Promise<DevelopmentScripts> {
  const folder = await mkdtemp(join(tmpdir(), "kulla-development-"));
  await build(
    mergeConfig(elementScripts(folder), {
      mode: "development",
      logLevel: "error",
      define: { "process.env.NODE_ENV": '"development"' },
      build: { minify: false, rolldownOptions: { output: { minify: false } } },
    }),
  );
  return {
    async serve(page) {
      await page.route(/\/widgets\/(kulla-.*|c\/.*)\.js$/, (route) =>
        route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.replace("/widgets/", "")) }),
      );
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
