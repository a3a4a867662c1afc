import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { photograph, picture, put, smallDraft } from "../../support/ownerFolder.ts";
import { draftIn, test } from "../../support/studio/openStudio.ts";

const tree = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name }).click();

/** Dragged in from the system's own window, and dropped on a place. */
async function drop(page: Page, place: Locator, files: readonly string[]): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error("There is nowhere to drop.");
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + 12 };
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, ...at, data });
}

/** An owner's folder elsewhere on the disk. */
async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kulla-dropped-"));
  await use(folder).finally(() => rm(folder, { recursive: true }));
}

type Layouts = readonly { readonly id: string; readonly pictures: readonly { readonly src: string }[] }[];
const layoutsIn = async (folder: string) =>
  ((await draftIn(folder)).project as unknown as { layouts: Layouts }).layouts;

test("a tour's folder is dropped with everything in it, and is shown; one without a page is reported", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(
    smallDraft({ layouts: [{ id: "a", plan: picture("a.svg", [100, 100], "Planet/kati 1.svg"), pictures: [] }] }),
  );
  await withFolder(async (sourceFolder) => {
    await put(sourceFolder, "Vizita e tretë/index.htm", "<!doctype html><title>360</title><h1>Skena</h1>");
    await put(sourceFolder, "Vizita e tretë/skena/thellë/1.jpg", await photograph(64, 32));
    await put(sourceFolder, "bosh/fotot/1.jpg", await photograph(64, 32));
    await tree(page, /^Vizitat 360°/);
    const zone = page.getByRole("region", { name: /^Lëshojeni këtu dosjen e vizitës/ });
    await drop(page, zone, [join(sourceFolder, "bosh")]);
    await expect(page.getByRole("alert")).toHaveText("Kjo dosje nuk ka as index.htm as index.html.");
    await drop(page, zone, [join(sourceFolder, "Vizita e tretë")]);
    await expect(page.frameLocator("iframe").getByRole("heading", { name: "Skena" })).toBeVisible();
    const [own, other] = [folder, sourceFolder].map((each) =>
      readFile(join(each, "Vizita e tretë/skena/thellë/1.jpg")),
    );
    expect(await own).toEqual(await other);
  });
});

test("four hundred pictures dropped in folders at once all arrive in their order, while the page stays usable", async ({
  page,
  owner,
}) => {
  test.setTimeout(300_000);
  const { folder } = await owner.open(smallDraft({ layouts: [] }));
  await withFolder(async (sourceFolder) => {
    const names = Array.from({ length: 100 }, (_, index) => `image${index + 1}.jpg`);
    const tipet = ["Tipi 1", "Tipi 2", "Tipi 3", "Tipi 4"];
    for (const [at, tipi] of tipet.entries()) {
      await mkdir(join(sourceFolder, tipi));
      for (const [index, name] of names.entries())
        await put(sourceFolder, `${tipi}/${name}`, await photograph(240, 180, at * 100 + index + 1));
    }
    await tree(page, /^Tipat e banesave/);
    await drop(
      page,
      page.getByRole("region", { name: "Zgjidh foto" }),
      tipet.map((tipi) => join(sourceFolder, tipi)),
    );
    await expect(page.getByText(/^Po merret \d+ nga 400/)).toBeVisible();
    // Meanwhile the owner looks at other things.
    await tree(page, /^Kontakti/);
    const phone = page.getByRole("textbox", { name: "Telefoni" });
    await phone.fill("+383 44 100 200");
    await expect(phone).toHaveValue("+383 44 100 200");
    expect((await layoutsIn(folder)).flatMap(({ pictures }) => pictures).length).toBeLessThan(400);
    await expect
      .poll(async () => (await layoutsIn(folder)).map(({ pictures }) => pictures.length), { timeout: 240_000 })
      .toEqual([100, 100, 100, 100]);
    const layouts = await layoutsIn(folder);
    for (const [at, tipi] of tipet.entries()) {
      const inOrder = names.map((name) => `${encodeURIComponent(tipi)}/${name}`);
      expect(layouts[at]?.pictures.map(({ src }) => src)).toEqual(inOrder);
      expect(await readdir(join(folder, tipi))).toHaveLength(100);
    }
  });
});
