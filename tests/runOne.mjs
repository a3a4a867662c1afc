// npm run test:browser -- NAME, npm run test:looks -- NAME: builds the site if a source is newer, then runs the tests whose
// file or, if there is none, title contains the name. In Chromium; --project=firefox uses another engine. Other arguments are Playwright's own.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setUpBrowsers } from "./support/setUpBrowsers.mjs";

const [kind, ...cliArgs] = process.argv.slice(2);
const names = cliArgs.filter((each) => !each.startsWith("-"));
const options = cliArgs.filter((each) => each.startsWith("-"));
const env = { ...process.env, ...setUpBrowsers() };

const run = (command, args) => spawnSync(command, args, { stdio: "inherit", env, shell: process.platform === "win32" });

const built = "dist/site/index.html";
/** The sources of everything built into dist/. */
const sources = ["build", "demo", "docs", "integrations", "owner", "public", "src", "tours", "widgets"];

function isOutdated() {
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  return sources.some((folder) =>
    readdirSync(folder, { recursive: true }).some((file) => statSync(join(folder, file)).mtimeMs > mtimeMs),
  );
}

if (isOutdated()) {
  const { status } = run("npm", ["run", "--silent", "build", "--", "--logLevel", "warn"]);
  if (status !== 0) process.exit(status ?? 1);
}
if (kind === "looks") {
  const { status } = run("npm", [
    "run",
    "--silent",
    "looks",
    "--",
    ...options,
    ...names.flatMap((name) => ["-g", name]),
  ]);
  process.exit(status ?? 1);
}
const files = readdirSync("tests/browser", { recursive: true })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".spec.ts") && names.some((name) => file.toLowerCase().includes(name.toLowerCase())));
const chosen = files.length > 0 ? files : names.flatMap((name) => ["-g", name]);
const engine = options.some((option) => option.startsWith("--project")) ? [] : ["--project=chromium*"];
const { status } = run("npx", ["playwright", "test", ...engine, "--output=test-results/one", ...options, ...chosen]);
process.exit(status ?? 1);
