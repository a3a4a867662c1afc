import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { launchChromium } from "../bench/chromium.ts";
import { shellPath } from "../support/chromiumPaths.ts";

// npm run looks: compares every look of the built site with its baseline. With --update it redraws the baselines, all of them or those
// that -g names, and records which browser drew them. Other arguments are Playwright's own.
const folder = "tests/looks/baselines";
const [isUpdate, rest] = [
  process.argv.includes("--update"),
  process.argv.slice(2).filter((each) => each !== "--update"),
];

const baselines = (): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".png"))
    .map((file) => join(folder, file));

/** Lossless, and a quarter smaller than the browser's own files: drawings compress better without filters, photographs with. */
async function pack(file: string): Promise<void> {
  const encode = (adaptiveFiltering: boolean): Promise<Buffer> =>
    sharp(file).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer();
  const [plain, filtered] = [await encode(false), await encode(true)];
  writeFileSync(file, plain.length < filtered.length ? plain : filtered);
}

if (isUpdate && !rest.includes("-g")) baselines().forEach((file) => rmSync(file));
const { status } = spawnSync("npx", ["playwright", "test", "--project=looks", ...(isUpdate ? ["-u"] : []), ...rest], {
  stdio: "inherit",
});
if (isUpdate) {
  for (const file of baselines()) await pack(file);
  const browser = await launchChromium([], shellPath);
  writeFileSync(join(folder, "browser.json"), `{ "chromium": ${JSON.stringify(browser.version())} }\n`);
  await browser.close();
}
process.exit(status ?? 1);
