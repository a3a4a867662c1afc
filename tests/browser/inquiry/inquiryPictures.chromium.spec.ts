import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../../support/mailboxTest.ts";
import { dialogOf, failed, fillIn, mailOf, openPreview, send, sendButton, sent } from "../../support/priceForm.ts";

const pictureOfApartment = "**/layouts/**/image1*.jpg";
const smallJpeg = /^data:image\/jpeg;base64,/;

/** A photograph of so many bytes: bytes after the end of a JPEG are not part of its picture. */
async function photograph(bytes: number): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 800 * 600 * 3 }, (_, index) => (index * 7919) % 251));
  const picture = await sharp(noise, { raw: { width: 800, height: 600, channels: 3 } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))]);
}

async function showPicture(page: Page, body: Buffer): Promise<void> {
  await page.route(pictureOfApartment, (route) => route.fulfill({ contentType: "image/jpeg", body }));
}

test("a picture of 20 MB is sent as a small one", async ({ page, openMailbox }) => {
  const mailbox = await openMailbox();
  await page.clock.install();
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await showPicture(page, await photograph(20_000_000));
  // How long a machine needs for so many bytes does not matter: the form's own time limits are stopped.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeVisible({ timeout: 30_000 });
  const [letter] = mailbox.messages();
  expect(String(letter?.params["image"])).toMatch(smallJpeg);
  expect(Buffer.byteLength(JSON.stringify(letter?.params))).toBeLessThanOrEqual(49_000);
});

test("a worker that hangs delays no inquiry: the page compresses the picture itself", async ({ page, openMailbox }) => {
  const mailbox = await openMailbox();
  await page.clock.install();
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await showPicture(page, await photograph(2_000_000));
  let requestCount = 0;
  // The worker's script never loads.
  await page.context().route("**/bic-*.js", () => void (requestCount += 1));
  await page.clock.fastForward(2000);
  await sendButton(page).click();
  await expect.poll(() => requestCount).toBe(1);
  await page.clock.fastForward(6000);
  await expect(page.getByText(sent)).toBeVisible();
  expect(String(mailbox.messages()[0]?.params["image"])).toMatch(smallJpeg);
});

test("a picture from another origin without CORS: the first press fails as specified, the next goes without it", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  const picture = await photograph(0);
  const otherServer = createServer((_request, response) => response.end(picture)).listen(0, "127.0.0.1");
  await once(otherServer, "listening");
  const { port } = otherServer.address() as AddressInfo;
  await page.route("**/project/project.json", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replaceAll(/"src": ?"layouts\//g, `"src":"http://127.0.0.1:${port}/`),
    });
  });
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await send(page);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(dialogOf(page).getByText("Herën tjetër kërkesa dërgohet pa foto.")).toBeVisible();
  expect(mailbox.sends()).toBe(0);
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.messages()[0]?.params).toMatchObject({ image: "" });
  otherServer.closeAllConnections();
  otherServer.close();
});
