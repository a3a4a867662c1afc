import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import { defaultContent } from "../../owner/site/defaultContent.ts";
import { crawlSite } from "../support/crawlSite.ts";
import { installPackage } from "../support/installedPackage.ts";
import { sampleTexts, ownersTexts } from "../support/ownersSite.ts";
import { buildings, units } from "./development.ts";
import { soldTo } from "./developmentFiles.ts";

/**
 * `npx kulla site` of the studio's publication, as a command of the package: each page answers over HTTP, every link leads
 * somewhere, and no text of the sample or name of a buyer is in it.
 */
export async function expectSite(folder: string): Promise<void> {
  const npm = await mkdtemp(join(tmpdir(), "kulla-npm-"));
  const kulla = await installPackage(npm);
  const { code, printed } = await kulla.run(["site", folder, "--origin", "https://lagjja.example"]);
  expect([code, printed]).toEqual([0, expect.stringMatching(/^The site of https:\/\/lagjja\.example is in /)]);
  const site = join(folder, "website");
  const server = await startStaticServer(0, [{ at: "", folder: site }]);
  try {
    const { pages, lost } = await crawlSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(lost).toEqual([]);
    expect([...pages.keys()].filter((path) => /^\/apartments\/[^/]+$/.test(path))).toHaveLength(units.length);
    for (const { name } of buildings) expect(pages.get("/")).toContain(name);
  } finally {
    server.close();
    server.closeAllConnections();
  }
  const theirs = JSON.stringify(defaultContent("")) + (await readFile(join(folder, "kulla-draft.json"), "utf8"));
  const foreign = [...(await sampleTexts(theirs)), ...soldTo];
  const found = [...(await ownersTexts(site))].flatMap(([path, text]) =>
    foreign.filter((each) => text.includes(each)).map((each) => `${path}: ${each}`),
  );
  expect(found).toEqual([]);
  await rm(npm, { recursive: true });
}
