import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import { builtCommand, type BuiltCommand } from "../../../support/builtCommand.ts";
import { makeOwnerFolder, put, smallDraft } from "../../../support/ownerFolder.ts";
import { pdfFile } from "../../../support/pdfFile.ts";

let all = "";
let kulla: BuiltCommand;
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-brochure-"));
  kulla = await builtCommand();
}, 60_000);
afterAll(() => rm(all, { recursive: true }));

async function withBrochure(pdf: Buffer | string): Promise<string> {
  const folder = await makeOwnerFolder(all, smallDraft({ brochure: { pages: [], pdf: "Broshura.pdf" } }));
  await put(folder, "Broshura.pdf", pdf);
  return folder;
}

describe.concurrent("a brochure's PDF", () => {
  it("becomes its pages' pictures and their text", async () => {
    const folder = await withBrochure(pdfFile(["Kopertina", "Banesat"]));
    expect((await kulla.run(["publish", folder])).printed).toContain("Published: version 1");
    const project = JSON.parse(await readFile(join(folder, "published/project.json"), "utf8")) as ProjectFile;
    expect(project.brochure).toMatchObject({ pdf: "Broshura.pdf", text: "brochure/brochure-text.json" });
    expect(project.brochure?.pages.map(({ src, width, height }) => [src, width, height])).toEqual([
      ["brochure/page-001-1380.jpg", 1380, 2070],
      ["brochure/page-002-1380.jpg", 1380, 2070],
    ]);
    const texts: unknown = JSON.parse(await readFile(join(folder, "published/brochure/brochure-text.json"), "utf8"));
    expect(texts).toEqual(["Kopertina", "Banesat"]);
    const page = sharp(join(folder, "published/brochure/page-002-1380.jpg"));
    const [red, green, blue] = (await page.stats()).channels.map(({ mean }) => mean);
    expect([red ?? 0, 255 - (green ?? 255), 255 - (blue ?? 255)].every((each) => each > 230)).toBe(true);
    expect((await kulla.run(["check", join(folder, "published")])).code).toBe(0);
    expect((await kulla.run(["publish", folder])).printed).toContain("Nothing has changed");
  });

  it("that is protected by a password, or is not a PDF, is reported", async () => {
    for (const [pdf, sentence] of [
      [pdfFile(["x"], true), "Broshura.pdf is locked by a password: save it without one."],
      ["a letter", "Broshura.pdf is not a PDF, or damaged."],
    ] as const) {
      const folder = await withBrochure(pdf);
      const ran = await kulla.run(["publish", folder]);
      expect(ran).toMatchObject({ code: 1, printed: expect.stringContaining(sentence) });
      expect(await readdir(folder)).not.toContain("published");
    }
  });
});
