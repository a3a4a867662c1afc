import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tourAboveProblem } from "../../../../owner/studio/server/publish/tourAbove.ts";

describe("a tour above the project's folder", () => {
  let above = "";
  const problemOf = (address: string) => tourAboveProblem({ root: join(above, "project") }, address);

  beforeAll(async () => {
    above = await mkdtemp(join(tmpdir(), "kulla-tours-"));
    await mkdir(join(above, "tours/a"), { recursive: true });
    await writeFile(join(above, "tours/a/index.htm"), "");
  });
  afterAll(() => rm(above, { recursive: true }));

  it("is fine next to the project, in the folder, or on the web", async () => {
    for (const address of ["../tours/a/index.htm", "../tours/a/", "tours/b/index.htm", "https://example.com/a.htm"])
      expect(await problemOf(address), address).toBeUndefined();
  });

  it("is reported with what to do if it would not work on a site", async () => {
    expect(await problemOf("../../tours/a/index.htm")).toContain('"../../tours/a/index.htm" lies above ../tours/');
    expect(await problemOf("../tours/b/index.htm")).toContain("there is no file ../tours/b/index.htm");
    expect(await problemOf("../tours/../../a.htm")).toContain("a site leaves this tour out");
  });
});
