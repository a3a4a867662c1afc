import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);

// As `npm run studio` does when it publishes: it is started without NODE_ENV.
const program = `
process.env["NODE_ENV"] = "production";
const { renderCommand } = await import("${resolve("owner/cli/render.ts")}");
process.exitCode = await renderCommand(process.argv.slice(2));
`;

it("renders the elements from the sources in a program that sets NODE_ENV while it runs", async () => {
  await mkdir("node_modules/.cache", { recursive: true });
  const file = `node_modules/.cache/render-${process.pid}.ts`;
  await writeFile(file, program);
  const project = ["--project", "public/project/project.json", "--tower", "k5", "--floor", "3", "--locale", "en"];
  const { stdout } = await run(process.execPath, ["demo/runTs.mjs", file, "kulla-floor-explorer", ...project], {
    env: { ...process.env, NODE_ENV: undefined },
  }).finally(() => rm(file));
  expect(stdout).toContain("<kulla-floor-explorer");
  expect(stdout).toContain("Apartment 7");
});
