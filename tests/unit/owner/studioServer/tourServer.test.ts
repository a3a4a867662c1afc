import { mkdtemp, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStudioServer, type StudioServer } from "../../../../owner/studio/server/web/studioServer.ts";
import { makeOwnerFolder, put, smallDraft } from "../../../support/ownerFolder.ts";

let all = "";
let studio: StudioServer;
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-tour-server-"));
  const folder = await makeOwnerFolder(all);
  await put(folder, "Vizita e vjetër/index.htm", "<!doctype html><title>360</title>");
  await put(folder, "Vizita e vjetër/tour.js", "document.title");
  await put(folder, "secret.js", "1");
  const create = { width: 6000, height: 3000, channels: 3 as const, background: "#fff" };
  await put(folder, "360/ndenja.tif", await sharp({ create }).tiff().toBuffer());
  studio = await startStudioServer({ port: 0 });
  await studio.session.open(folder);
});
afterAll(async () => {
  await studio.close();
  await rm(all, { recursive: true });
});

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly body: Buffer };
type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** With any headers, which fetch would not allow. */
function ask(address: string, { method = "GET", headers = {}, body }: RequestOptions = {}): Promise<Answer> {
  // Not a URL: the request path is sent unchanged.
  const [, port, path] = /^http:\/\/127\.0\.0\.1:(\d+)(.*)$/.exec(address) ?? [];
  return new Promise((resolve, reject) => {
    const clientRequest = httpRequest({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    clientRequest.on("error", reject);
    clientRequest.end(body);
  });
}

const addressOf = async (folder: string) => {
  const headers = { "content-type": "application/json", "x-kulla-token": studio.token };
  const answer = await ask(`http://127.0.0.1:${studio.port}/api/foreign`, {
    method: "POST",
    headers,
    body: JSON.stringify({ folder }),
  });
  return (JSON.parse(answer.body.toString()) as { address?: string }).address ?? "";
};

const inFolder = (path: string) => studio.addresses().folder + path;
const filesOrigin = () => new URL(studio.addresses().folder).origin;

/** What a browser sends from a frame without an origin. */
const fromFrame = { "sec-fetch-site": "cross-site", origin: "null" };

describe("a tour made elsewhere", () => {
  it("is served to a frame without an origin, which can access its own folder and nothing else", async () => {
    const address = await addressOf("Vizita e vjetër");
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/foreign\/[0-9a-f]{48}\/$/);
    expect(await addressOf("Vizita e vjetër")).toBe(address);
    expect(new URL(address).port).not.toBe(String(studio.port));
    const page = await ask(`${address}index.htm`, { headers: { "sec-fetch-site": "same-origin" } });
    expect(page.status).toBe(200);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(
      /^sandbox allow-scripts; default-src http:\/\/127\.0\.0\.1:\d+\/foreign\/[0-9a-f]{48}\/ data: blob:;/,
    );
    expect(policy).not.toContain("allow-same-origin");
    expect(policy).not.toContain("'self'");
    const script = await ask(`${address}tour.js`, { headers: fromFrame });
    expect(script.body.toString()).toBe("document.title");
    expect(script.headers["access-control-allow-origin"]).toBe("null");
  });

  it("opens nothing else to a frame or another origin", async () => {
    const address = await addressOf("Vizita e vjetër");
    const key = { "x-kulla-token": studio.token };
    for (const path of [
      `http://127.0.0.1:${studio.port}/api/draft`,
      `http://127.0.0.1:${studio.port}/foreign/../api/draft`,
      inFolder("files/secret.js"),
      inFolder("preview/secret.js"),
      inFolder("scene/360/ndenja.tif/full.webp"),
      inFolder("preview.html"),
    ])
      expect((await ask(path, { headers: { ...fromFrame, ...key } })).status, path).toBe(403);
    for (const path of [
      `${address}../secret.js`,
      `${address}%2e%2e/secret.js`,
      `${filesOrigin()}/foreign/${"0".repeat(48)}/tour.js`,
      `${filesOrigin()}/foreign/`,
      `${filesOrigin()}/published/`,
      address.replace("/foreign/", "/published/"),
    ])
      expect((await ask(path, { headers: fromFrame })).status).toBeGreaterThanOrEqual(400);
    const evil = { ...fromFrame, origin: "https://evil.example" };
    expect((await ask(`${address}tour.js`, { headers: evil })).status).toBe(403);
    expect((await ask(`${address}tour.js`, { headers: { host: "evil.example" } })).status).toBe(403);
    expect((await ask(`${address}tour.js`, { method: "POST", headers: fromFrame })).status).toBe(403);
    const post = { method: "POST", headers: { "content-type": "application/json" }, body: '{"folder":"360"}' };
    expect((await ask(`http://127.0.0.1:${studio.port}/api/foreign`, post)).status).toBe(403);
    for (const folder of ["../elsewhere", ".kulla", "published", "kulla-draft.json", "/"])
      expect(await addressOf(folder), folder).toBe("");
  });
});

describe("a panorama being viewed", () => {
  it("is no wider than the sphere shows it, even in a format that no browser reads, and is converted only once", async () => {
    for (const [name, width] of [
      ["preview.webp", 768],
      ["full.webp", 4096],
    ] as const) {
      const path = inFolder(`scene/360/ndenja.tif/${name}`);
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(await sharp(answer.body).metadata()).toMatchObject({ format: "webp", width, height: width / 2 });
      expect((await ask(path, { headers: { "if-none-match": String(answer.headers["etag"]) } })).status).toBe(304);
    }
  });

  it("that is missing, or not a picture, is reported", async () => {
    expect(await ask(inFolder("scene/360/none.jpg/full.webp"))).toMatchObject({ status: 404 });
    expect((await ask(inFolder("scene/secret.js/full.webp"))).body.toString()).toContain("secret.js is not a picture");
    expect((await ask(inFolder("scene/../secret.js/full.webp"))).status).toBe(404);
  });
});

describe("a tour's preview for visitors", () => {
  it("is built from the saved draft and the owner's own panoramas, and nothing else", async () => {
    const scene = {
      id: "ndenja",
      name: { sq: "Ndenja", en: "", de: "" },
      file: "360/ndenja.tif",
      width: 6000,
      height: 3000,
    };
    const scenes = [{ ...scene, headingDeg: 90, startDeg: 30, doors: [] }];
    const tours = [{ id: "vr-a-1", url: "tours/a/vr-a-1/index.htm", studio: { layout: "a", scenes } }];
    await put(studio.session.folder.root, "kulla-draft.json", JSON.stringify(smallDraft({ tours })));
    const page = await ask(inFolder("visit/vr-a-1/index.htm"));
    expect(page.body.toString()).toContain('<script type="module" src="/tours/viewer.js"');
    expect(page.headers["content-security-policy"]).toContain(`script-src ${filesOrigin()}/tours/;`);
    const tour: unknown = JSON.parse((await ask(inFolder("visit/vr-a-1/tour.json"))).body.toString());
    expect(tour).toMatchObject({
      stills: [{ src: "../../preview/Tipi%20A/image1.jpg" }],
      scenes: [{ id: "ndenja", name: { en: "Ndenja" }, heading: 60, width: 4096, tiles: null }],
    });
    const { width, height } = await sharp((await ask(inFolder("visit/vr-a-1/ndenja/preview.webp"))).body).metadata();
    expect([width, height]).toEqual([768, 384]);
    for (const path of ["vr-b-1/index.htm", "vr-a-1/secret.js", "vr-a-1/ndenja/secret.js", "vr-a-1/ndenja/x/full.webp"])
      expect((await ask(inFolder(`visit/${path}`))).status).toBe(404);
  });

  it("is linked from the project's preview; one made elsewhere has its own folder there, and a page next to the project runs nothing", async () => {
    const tours = [
      { id: "ours", url: "tours/a/ours/index.htm", studio: { scenes: [] } },
      { id: "old", url: "tours/old/index.htm", studio: { folder: "Vizita e vjetër" } },
      { id: "named", url: "Vizita%20e%20vjet%C3%ABr/index.htm" },
      { id: "beside", url: "index.htm" },
      { id: "work", url: ".kulla/index.htm" },
      { id: "web", url: "https://tours.example/1/" },
    ];
    await put(studio.session.folder.root, "kulla-draft.json", JSON.stringify(smallDraft({ tours })));
    const answer = await ask(inFolder("preview/project.json"));
    const { tours: shown } = JSON.parse(answer.body.toString()) as { tours: { id: string; url: string }[] };
    const { pathname } = new URL(await addressOf("Vizita e vjetër"));
    expect(shown.map(({ url }) => url)).toEqual([
      "../visit/ours/index.htm",
      `${pathname}index.htm`,
      `${pathname}index.htm`,
      "index.htm",
      ".kulla/index.htm",
      "https://tours.example/1/",
    ]);
  });
});
