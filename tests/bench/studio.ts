import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import { photograph, picture, smallDraft } from "../support/ownerFolder.ts";
import { startStudio } from "../support/studio/startStudio.ts";
import { printMemory } from "./processMemory.ts";
import type { Row } from "./rows.ts";

type Options = {
  readonly scratch: string;
  /** Measured key presses. */
  readonly presses: number;
  /** Published photographs of 12 megapixels. */
  readonly photographs: number;
};

/** The cost of an editing step with many outlines, and of publishing. */
export async function measureStudio(browser: Browser, options: Options): Promise<Row[]> {
  const many = await editStep(browser, 2000, options);
  const few = await editStep(browser, 11, options);
  return [
    { name: "studio, moving a corner of 2,000 outlines by a key: script", value: many.scriptMs, unit: "ms" },
    { name: "  times that of 11 outlines", value: many.scriptMs / few.scriptMs, unit: "x" },
    { name: "  nodes of the page that are changed or made anew", value: many.changes, unit: "", exact: few.changes },
    ...(await publishing(options)),
  ];
}

/** A plan with so many apartments, each a separate rectangle without shared lines. */
function planOf(count: number): object {
  const across = 50;
  const regions = Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index % across) * 16 + 2, Math.floor(index / across) * 15 + 2];
    const label = String(index + 1);
    return { home: label, label, outline: `M${x} ${y}L${x + 11} ${y}L${x + 11} ${y + 9}L${x} ${y + 9}Z` };
  });
  const apartments = regions.map(({ home: apartment }) => ({
    id: `b1-${apartment}`,
    label: apartment,
    status: "available",
  }));
  const floors = [{ tower: "b1", floor: 1, plan: "p1", outline: "M10 10H90V90H10Z", apartments }];
  const plans = [{ id: "p1", picture: picture("plans/p1.jpg", [800, 600], "Fotot/plani.jpg"), regions }];
  return smallDraft({ plans, floors });
}

type Step = { readonly scriptMs: number; readonly changes: number };

/** Script time and changed nodes of one press that moves a corner: the median of many presses. */
async function editStep(browser: Browser, count: number, { scratch, presses }: Options): Promise<Step> {
  const folder = join(scratch, `studio-${count}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "Fotot"), { recursive: true });
  writeFileSync(join(folder, "Fotot/plani.jpg"), await photograph(800, 600));
  writeFileSync(join(folder, "kulla-draft.json"), JSON.stringify(planOf(count)));
  const studio = await startStudio(folder);
  const page = await browser.newPage({ locale: "sq", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  try {
    await page.goto(studio.address);
    await page.getByRole("button", { name: /^Plani Kati 1\b/ }).click();
    await page
      .getByRole("complementary")
      .getByRole("button", { name: /^Banesa 5 / })
      .click();
    await page.getByRole("button", { name: "Pikat" }).click();
    await page.getByRole("button", { name: /^Banesa 5, pika 1 nga 4/ }).focus();
    return await page.evaluate(pressKeys, presses);
  } finally {
    await page.close();
    await studio.stop();
  }
}

/** Runs in the page: each press until its frame is drawn, the median of all; idle work, such as saving, does not count. */
async function pressKeys(presses: number): Promise<Step> {
  let changed = 0;
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver((records) => (changed += records.length)).observe(document.body, options);
  const times: number[] = [];
  const changes: number[] = [];
  for (let press = -6; press < presses; press += 1) {
    changed = 0;
    const key = press % 2 === 0 ? "ArrowRight" : "ArrowLeft";
    const start = performance.now();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    // React finishes a key's work in the following microtasks.
    await Promise.resolve();
    await Promise.resolve();
    if (press >= 0) times.push(performance.now() - start);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (press >= 0) changes.push(changed);
  }
  const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  return { scriptMs: middleOf(times), changes: middleOf(changes) };
}

/** `kulla publish` of photographs from cameras, then once more without changes: speed and memory of the entire process. */
async function publishing({ scratch, photographs }: Options): Promise<Row[]> {
  const folder = join(scratch, "studio-publish");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "Fotot"), { recursive: true });
  const sides = [4000, 3000] as const;
  const pictures: object[] = [];
  for (let seed = 1; seed <= photographs; seed += 1) {
    writeFileSync(join(folder, `Fotot/${seed}.jpg`), await photograph(...sides, seed));
    pictures.push(picture(`layouts/a/${seed}.jpg`, sides, `Fotot/${seed}.jpg`));
  }
  const towers = [{ id: "b1", name: "Blloku 1" }];
  const floors = [
    { tower: "b1", floor: 1, apartments: [{ id: "b1-1", label: "1", layout: "a", status: "available" }] },
  ];
  const draft = smallDraft({ towers, floors, plans: [], layouts: [{ id: "a", pictures }] });
  writeFileSync(join(folder, "kulla-draft.json"), JSON.stringify(draft));
  const run = async (): Promise<{ readonly seconds: number; readonly megabytes: number; readonly printed: string }> => {
    const command = ["--import", printMemory, "dist/package/bin/kulla.js", "publish", folder];
    const started = performance.now();
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command);
    const seconds = (performance.now() - started) / 1000;
    return { seconds, megabytes: Number(stderr.trim().split("\n").at(-1)) / 1024, printed: stdout };
  };
  const first = await run();
  const made = readFileSync(join(folder, "published/project.json"), "utf8").split("image/avif").length - 1;
  const second = await run();
  const isUnchanged = second.printed.includes("Nothing has changed");
  return [
    {
      name: `studio, publishing ${photographs} photographs of 12 megapixels`,
      value: photographs / first.seconds,
      unit: "/s",
    },
    { name: "  pictures with all their kinds", value: made, unit: "", exact: photographs },
    { name: "  its memory", value: first.megabytes, unit: "MB", limit: 1536 },
    { name: "  once more without a change", value: second.seconds, unit: "s" },
    { name: "  files made anew", value: isUnchanged ? 0 : 1, unit: "", exact: 0 },
  ];
}
