import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSite } from "../../../../owner/site/readSite.ts";
import { lockFolder } from "../../../../owner/studio/server/folder/folderLock.ts";
import { findFolder } from "../../../../owner/studio/server/folder/ownerFolder.ts";
import { checkFolder } from "../../../../owner/studio/server/publish/checkFolder.ts";
import { publishFolder } from "../../../../owner/studio/server/publish/publishFolder.ts";
import { makeOwnerFolder, photograph, put, smallDraft } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-site-"))));
afterAll(() => rm(all, { recursive: true }));

const siteWith = (headline: string, pictures: readonly string[] = []) => ({
  version: 1,
  brand: { name: "Qendra" },
  pages: { home: { title: "Qendra", headline, sections: [{ kind: "text", title: "Drita", pictures }] } },
});
const listed = (src: string) => ({ src, width: 400, height: 300, alt: "Kulmi" });

async function owned(draft: object = smallDraft()) {
  const root = await makeOwnerFolder(all, draft);
  const folder = await findFolder(root);
  const publish = async () => {
    const lock = await lockFolder(folder, "a test");
    try {
      return await publishFolder({ folder, lock, tell: () => {} });
    } finally {
      await lock.release();
    }
  };
  const published = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, "published", name), "utf8"));
  return { root, folder, publish, published };
}

describe("the website of a folder that is published", () => {
  it("is the site.json beside the draft, anew when it changes; without one there is none", async () => {
    const { root, publish, published } = await owned();
    await publish();
    await expect(published("site.json")).rejects.toThrow("ENOENT");
    await put(root, "site.json", JSON.stringify(siteWith("Afër")));
    expect(await publish()).toMatchObject({ kind: "published", version: { number: 2 } });
    expect(await published("site.json")).toEqual(siteWith("Afër"));
    expect(await publish()).toMatchObject({ kind: "unchanged" });
    await writeFile(join(root, "site.json"), JSON.stringify(siteWith("Pranë")));
    expect(await publish()).toMatchObject({ kind: "published", version: { number: 3 } });
    expect(readSite(await published("site.json"), "").content.pages.home.headline).toBe("Pranë");
  });

  it("is the draft's own once something was written in the studio", async () => {
    const website = { content: siteWith("E studios"), isEdited: true };
    const { root, publish, published } = await owned({ ...smallDraft(), website });
    await put(root, "site.json", JSON.stringify(siteWith("E skedarit")));
    await publish();
    expect(await published("site.json")).toEqual(siteWith("E studios"));
  });

  it("is not replaced by a site.json that cannot be read: nothing is published", async () => {
    const { root, folder, publish } = await owned();
    await put(root, "site.json", "{");
    expect(await publish()).toMatchObject({ kind: "refused" });
    const { problems } = await checkFolder(folder);
    expect(problems).toContainEqual(expect.objectContaining({ weight: "blocks", path: "website" }));
    expect(await readFile(join(root, "site.json"), "utf8")).toBe("{");
  });

  it("brings along the pictures that it names; one that is not there, or lies elsewhere, is said and left out", async () => {
    const { root, folder, publish, published } = await owned();
    await put(root, "site/roof.jpg", await photograph(400, 300, 5));
    const pictures = { "site/roof": listed("site/roof.jpg"), "site/other": listed("site/roof.jpg"), "site/above": listed("../../above.jpg") }; // prettier-ignore
    await put(root, "pictures.json", JSON.stringify(pictures));
    const named = ["site/roof", "site/none", "site/above", "towers/b1"];
    await put(root, "site.json", JSON.stringify(siteWith("Afër", named)));
    const missing = ["site/none", "site/above"];
    const result = await publish();
    expect(result.kind === "published" && result.leftOut.map(({ values }) => values?.["value"])).toEqual(missing);
    expect(await published("pictures.json")).toEqual({ "site/roof": listed("site/roof.jpg") });
    expect((await readFile(join(root, "published/site/roof.jpg"))).length).toBeGreaterThan(0);
    const { problems } = await checkFolder(folder);
    expect(problems.map(({ problem }) => problem).filter((each) => each.includes("picture "))).toEqual(
      missing.map((key) => `there is no picture "${key}": its place is left out`),
    );
  });
});
