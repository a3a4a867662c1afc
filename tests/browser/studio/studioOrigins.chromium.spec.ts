import { createSocket, type Socket } from "node:dgram";
import { createServer } from "node:http";
import { access, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { listenHere, type Listening } from "../../support/listenHere.ts";
import { put, smallDraft } from "../../support/ownerFolder.ts";
import { callingTour, hostileTour, tourScript } from "../../support/studio/hostileTour.ts";
import type { RunningStudio } from "../../support/studio/startStudio.ts";
import { test as base } from "../../support/studio/openStudio.ts";

/** An attacker who wants to learn about the owner: all requests received, of any kind. */
type Listener = { readonly url: string; readonly udpPort: number; readonly heard: () => readonly string[] };

const test = base.extend<{ readonly elsewhere: Listener }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from here
  elsewhere: async ({}, use) => {
    const heard: string[] = [];
    const server: Listening = await listenHere(
      createServer((request, response) => {
        heard.push(request.url ?? "");
        response.end("elsewhere");
      }),
    );
    const socket: Socket = createSocket("udp4", () => heard.push("datagram"));
    await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
    await use({ url: server.url, udpPort: socket.address().port, heard: () => heard });
    socket.close();
    await server.close();
  },
});

const ran = join(tmpdir(), `kulla-ran-${process.pid}`);
const command = `touch ${ran}`;
const wasRun = () =>
  access(ran).then(
    () => true,
    () => false,
  );
test.beforeEach(() => rm(ran, { force: true }));

/** A received folder: an apartment with a tour that was made elsewhere, and a command that the owner has not agreed to. */
const draft = (() => {
  const home = { id: "b1-1", label: "1", layout: "a", status: "available", tour: "old" };
  return smallDraft(
    {
      floors: [{ tower: "b1", floor: 1, plan: "p1", outline: "M10 10H90V90H10Z", apartments: [home] }],
      tours: [{ id: "old", url: "tours/old/index.htm", studio: { folder: "Vizita e vjetër" } }],
    },
    { uploadCommand: command, afterPublishing: "upload" },
  );
})();

type Owner = Parameters<Parameters<typeof test>[2]>[0]["owner"];

type Received = { readonly folder: string; readonly studio: RunningStudio };

/** Opens the received folder; its tour already knows everything that it would have to find out. */
async function receive(page: Page, owner: Owner, elsewhere: Listener): Promise<Received> {
  const { folder, studio } = await owner.open(draft);
  const address = new URL(studio.address);
  const headers = { "x-kulla-token": address.hash.slice(1) };
  const state = await (await fetch(new URL("/api/state", address), { headers })).json();
  const files = (state as { addresses: { folder: string } }).addresses.folder;
  const spied = { studio: address, files, elsewhere: elsewhere.url, udpPort: elsewhere.udpPort, command };
  await put(folder, "secret.txt", "secret");
  await put(folder, "Vizita e vjetër/data.txt", "tri dritare");
  await put(folder, "Vizita e vjetër/tour.js", tourScript);
  await put(folder, "Vizita e vjetër/index.htm", hostileTour(spied));
  await page.reload();
  return { folder, studio };
}

/** It is the tour, and has gained nothing. */
async function gainsNothing(page: Page, tour: FrameLocator, elsewhere: Listener): Promise<void> {
  const [at, windows] = [page.url(), page.context().pages().length];
  await expect(tour.getByRole("heading", { name: "Salloni" })).toBeVisible();
  await expect(tour.locator("#room")).toHaveText("tri dritare");
  await expect(tour.locator("#done")).toHaveText("all was tried", { timeout: 90_000 });
  expect(await tour.locator("#gained li").allTextContents()).toEqual([]);
  expect(elsewhere.heard()).toEqual([]);
  expect(page.url()).toBe(at);
  expect(page.context().pages()).toHaveLength(windows);
  expect(await wasRun()).toBe(false);
}

/** A visitor's way from the building to the tour. */
async function toTour(picker: Page | FrameLocator): Promise<FrameLocator> {
  await picker.getByRole("list", { name: "Lista e kateve" }).getByRole("button").click();
  await picker
    .getByRole("button", { name: /^Banesa 1/ })
    .first()
    .click();
  await picker.getByRole("link", { name: "VR TOUR 360°" }).click();
  return picker.frameLocator("iframe");
}

const openTours = async (page: Page): Promise<FrameLocator> => {
  await page
    .getByRole("navigation", { name: "Projekti" })
    .getByRole("button", { name: /^Vizitat 360°/ })
    .click();
  await page.getByRole("button", { name: /^Hap/ }).click();
  return page.frameLocator("iframe.foreign-tour");
};

/** The owner trusts the author of the open tour. */
async function agree(page: Page, folder: string): Promise<void> {
  await page.getByRole("checkbox", { name: /I besoj atij që e ka bërë/ }).check();
  await expect.poll(() => readFile(join(folder, "kulla-draft.json"), "utf8")).toContain("allowsScripts");
}

test("a tour made elsewhere works in its frame of the studio and gains nothing", async ({ page, owner, elsewhere }) => {
  test.slow();
  await receive(page, owner, elsewhere);
  await gainsNothing(page, await openTours(page), elsewhere);
});

test("a tour made elsewhere works in the preview and gains nothing", async ({ page, owner, elsewhere }) => {
  test.slow();
  await receive(page, owner, elsewhere);
  await page.getByRole("banner").getByRole("button", { name: "Parapamja" }).click();
  await gainsNothing(page, await toTour(page.frameLocator("iframe")), elsewhere);
});

test("a tour made elsewhere works in the published project and gains nothing", async ({ page, owner, elsewhere }) => {
  test.slow();
  const { folder } = await receive(page, owner, elsewhere);
  await openTours(page);
  await agree(page, folder);
  const panel = page.getByRole("complementary");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Publiko/ })
    .click();
  await panel.getByRole("button", { name: "Publiko" }).click();
  // The command to run after publishing waits for consent.
  await expect(panel.getByRole("button", { name: "Po, nise" })).toBeVisible({ timeout: 60_000 });
  const opened = page.waitForEvent("popup");
  await panel.getByRole("link", { name: "i tanishmi" }).click();
  const published = await opened;
  await gainsNothing(published, await toTour(published), elsewhere);
});

test("a tour sends no datagram from a page inside it either, and the studio continues", async ({
  page,
  owner,
  elsewhere,
}) => {
  const { folder, studio } = await receive(page, owner, elsewhere);
  await put(folder, "Vizita e vjetër/index.htm", callingTour(elsewhere.udpPort));
  // Chromium 156 ends the frame's process, while others ignore the call.
  const ended = new Promise<void>((resolve) => page.once("crash", () => resolve()));
  const tour = await openTours(page);
  await Promise.race([
    ended,
    expect(tour.locator("#done"))
      .toHaveText("all was tried")
      .catch(() => ended),
  ]);
  const other = await page.context().newPage();
  await other.goto(studio.address);
  await expect(other.getByText("Ky projekt është i hapur edhe në një dritare tjetër.")).toBeVisible();
  expect(elsewhere.heard()).toEqual([]);
});

test("a tour that navigates its own frame elsewhere gets nowhere, from any screen of the studio", async ({
  page,
  owner,
  elsewhere,
}) => {
  const { folder, studio } = await receive(page, owner, elsewhere);
  const { origin } = new URL(studio.address);
  const refused: string[] = [];
  page.on("console", (message) => void (/frame-src/.test(message.text()) && refused.push(message.text())));
  for (const target of [`${elsewhere.url}/self?secret`, `${origin}/`]) {
    await put(
      folder,
      "Vizita e vjetër/index.htm",
      `<!doctype html><script>location.href = ${JSON.stringify(target)}</script>`,
    );
    await page.reload();
    await openTours(page);
    const refusal = () => refused.filter((text) => text.includes(new URL(target).origin));
    await expect.poll(refusal).not.toEqual([]);
  }
  expect(elsewhere.heard()).toEqual([]);
});

test("the key disappears from the address; the studio is there after a reload and in a second window without it", async ({
  page,
  owner,
}) => {
  const { studio } = await owner.open();
  const [origin, key] = studio.address.split("#");
  const name = (on: Page) => on.getByRole("banner").getByText("Blloku", { exact: true });
  await expect(name(page)).toBeVisible();
  expect(page.url()).toBe(origin);
  await page.reload();
  await expect(name(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(origin ?? "");
  await expect(name(other)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([location.href, document.cookie, Object.entries(localStorage), history.state]),
  );
  expect(stored).not.toContain(key);
  // If no window has it, the address alone opens nothing.
  await page.close();
  await other.close();
  const otherWindow = await (await page.context().browser()?.newContext({ locale: "sq" }))?.newPage();
  await otherWindow?.goto(origin ?? "");
  await expect(
    otherWindow?.getByText("Kjo dritare është e një nisjeje të mëparshme.") ?? page.locator("none"),
  ).toBeVisible();
});

test("consent stored in the browser does not count; the program stores the owner's own", async ({ page, owner }) => {
  test.slow();
  const { folder } = await owner.open(draft);
  await put(folder, "Vizita e vjetër/index.htm", "<!doctype html><title>360</title>");
  await page.evaluate(
    ([forged, agreed]) => {
      for (const memory of [localStorage, sessionStorage])
        memory.setItem(`kulla-studio-upload ${forged}`, agreed ?? "");
    },
    [folder, command],
  );
  await openTours(page);
  await agree(page, folder);
  const panel = page.getByRole("complementary");
  const publish = async () => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Publiko/ })
      .click();
    await panel.getByRole("button", { name: "Publiko" }).click();
  };
  await publish();
  await expect(panel.getByRole("button", { name: "Po, nise" })).toBeVisible({ timeout: 60_000 });
  expect(await wasRun()).toBe(false);
  await panel.getByRole("button", { name: "Po, nise" }).click();
  await expect.poll(wasRun).toBe(true);
  // The next publication is uploaded without a question.
  await rm(ran);
  await put(folder, "Vizita e vjetër/index.htm", "<!doctype html><title>360 e re</title>");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await publish();
  await expect.poll(wasRun, { timeout: 60_000 }).toBe(true);
  await expect(panel.getByRole("button", { name: "Po, nise" })).toHaveCount(0);
});
