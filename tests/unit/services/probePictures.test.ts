import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { probePictures, type LoadPicture } from "../../../src/services/probePictures.ts";
import { faultyServer, type FaultyServer } from "./faultyServer.ts";

let server: FaultyServer;

beforeEach(async () => {
  server = await faultyServer();
});
afterEach(() => server.close());

/** Replaces the browser's image element with fetch: pictures have sizes, everything else fails. */
const load: LoadPicture = async (src) => {
  const response = await fetch(src).catch(() => undefined);
  return response?.headers.get("content-type") === "image/jpeg" ? { width: 800, height: 600 } : undefined;
};

function servePictures(count: number) {
  server.answer = ({ url }, response) => {
    const index = Number(/image(\d+)\.jpg$/.exec(url ?? "")?.[1]);
    if (index <= count) response.writeHead(200, { "content-type": "image/jpeg" }).end("jpeg");
    else response.writeHead(404).end();
  };
}

describe("Probing a folder for pictures", () => {
  it("finds image1.jpg, image2.jpg … until one fails", async () => {
    servePictures(3);
    const result = await probePictures(server.url("/layouts/7"), load);
    expect(result.ok && result.value.map(({ src, width }) => [src, width])).toEqual([
      [server.url("/layouts/7/image1.jpg"), 800],
      [server.url("/layouts/7/image2.jpg"), 800],
      [server.url("/layouts/7/image3.jpg"), 800],
    ]);
    expect(server.requested).toHaveLength(4);
  });

  it("finds no pictures in an empty folder, which is not a failure", async () => {
    servePictures(0);
    expect(await probePictures(server.url("/layouts/7/"), load)).toEqual({ ok: true, value: [] });
    expect(server.requested).toEqual(["/layouts/7/image1.jpg"]);
  });

  it("stops if a server has a picture at every address", async () => {
    servePictures(Infinity);
    const result = await probePictures(server.url("/layouts/7"), load);
    expect(result.ok && result.value).toHaveLength(100);
  });

  it("reports a missing network", async () => {
    await server.close();
    vi.stubGlobal("navigator", { onLine: false });
    const result = await probePictures(server.url("/layouts/7"), load);
    vi.unstubAllGlobals();
    expect(result).toMatchObject({ ok: false, failure: { code: "offline" } });
  });
});
