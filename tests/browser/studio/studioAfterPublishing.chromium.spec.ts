import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { smallDraft } from "../../support/ownerFolder.ts";
import { test } from "../../support/studio/openStudio.ts";

const panel = (page: Page) => page.getByRole("complementary");

async function publish(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Publiko" }).click();
  await panel(page).getByRole("button", { name: "Publiko" }).click();
  await expect(panel(page).getByText("U publikua versioni 1.")).toBeVisible({ timeout: 60_000 });
}

test("after publishing the folder opens in the system's own window, without a press", async ({ page, owner }) => {
  test.slow();
  const programs = await mkdtemp(join(tmpdir(), "kulla-programs-"));
  const opened = join(programs, "opened");
  for (const name of ["xdg-open", "open"])
    await writeFile(join(programs, name), `#!/bin/sh\necho "$1" >> ${opened}\n`, { mode: 0o755 });
  const { PATH = "" } = process.env;
  const { folder } = await owner.open(undefined, { DISPLAY: ":0", PATH: `${programs}${delimiter}${PATH}` });
  await publish(page);
  await expect.poll(() => readFile(opened, "utf8").catch(() => "")).toBe(`${join(folder, "published")}\n`);
  await panel(page).getByRole("button", { name: "Hape dosjen" }).click();
  await expect.poll(async () => (await readFile(opened, "utf8")).split("\n").length - 1).toBe(2);
  await rm(programs, { recursive: true });
});

test("a command that fails after publishing is reported with its output, and the published files stay", async ({
  page,
  owner,
}) => {
  test.slow();
  const uploadCommand = "echo gjysma u dërgua; exit 3";
  const { folder } = await owner.open(smallDraft({}, { uploadCommand, afterPublishing: "upload" }));
  await publish(page);
  await panel(page).getByRole("button", { name: "Po, nise" }).click();
  await expect(panel(page).getByText(/Nuk pati sukses\./)).toBeVisible();
  await expect(panel(page).getByLabel("Çka tha komanda")).toHaveText(/gjysma u dërgua/);
  expect(await readFile(join(folder, "published/project.json"), "utf8")).toContain("Blloku");
});
