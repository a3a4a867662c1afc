import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

const photographs = new Map<string, Promise<Buffer>>();

/** As much detail as a photograph, different for each seed. Each is encoded once, as most tests use the same. */
export function photograph(width: number, height: number, seed = 1): Promise<Buffer> {
  const key = `${width}x${height} ${seed}`;
  const encoded = photographs.get(key) ?? encodePhotograph(width, height, seed);
  photographs.set(key, encoded);
  return encoded;
}

async function encodePhotograph(width: number, height: number, seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(Math.ceil(width / 8) * Math.ceil(height / 8) * 3);
  let state = seed;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    pixels[index] = state >>> 16;
  }
  const raw = { width: Math.ceil(width / 8), height: Math.ceil(height / 8), channels: 3 as const };
  return sharp(pixels, { raw }).resize(width, height, { fit: "fill" }).jpeg({ quality: 85 }).toBuffer();
}

const outline = "M10 10H90V90H10Z";

/** The draft of `smallProject`. */
export function smallDraft(more: object = {}, settings: object = {}): object {
  return { draftVersion: 1, settings, project: smallProject(more) };
}

/** A tower of one floor with two apartments, with its picture and plan from an owner's own files. */
export function smallProject(more: object = {}): Record<string, unknown> {
  return {
    version: 2,
    name: "Blloku",
    locales: ["sq"],
    towers: [
      {
        id: "b1",
        name: "Blloku 1",
        outline,
        picture: picture("site/b1.jpg", [800, 600], "Fotot/Blloku nga jugu.jpg"),
      },
    ],
    floors: [
      {
        tower: "b1",
        floor: 1,
        plan: "p1",
        outline,
        apartments: [
          {
            id: "b1-1",
            label: "1",
            layout: "a",
            status: "available",
            price: { kind: "from", amount: 90000, currency: "EUR" },
          },
          { id: "b1-2", label: "2", layout: "a", status: "sold" },
        ],
      },
    ],
    plans: [
      {
        id: "p1",
        picture: picture("plans/p1.svg", [100, 100], "Planet/kati 1.svg"),
        regions: [
          { home: "1", label: "1", outline },
          { home: "2", label: "2", outline },
        ],
      },
    ],
    layouts: [{ id: "a", pictures: [picture("layouts/a/1.jpg", [400, 300], "Tipi A/image1.jpg")] }],
    ...more,
  };
}

/** A picture of a draft: its future path, its size, and the owner's file it is generated from. */
export function picture(src: string, [width, height]: readonly [number, number], file?: string): object {
  return { src, width, height, alt: src, ...(file && { studio: { file } }) };
}

export const plan = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0h100v100H0z"/></svg>';

/** Writes an owner's folder into a new one of `within`. */
export async function makeOwnerFolder(within: string, draft: object = smallDraft()): Promise<string> {
  const folder = await mkdtemp(join(within, "owner-"));
  await put(folder, "kulla-draft.json", JSON.stringify(draft));
  await put(folder, "Fotot/Blloku nga jugu.jpg", await photograph(800, 600));
  await put(folder, "Planet/kati 1.svg", plan);
  await put(folder, "Tipi A/image1.jpg", await photograph(400, 300, 2));
  return folder;
}

export async function put(folder: string, path: string, data: string | Uint8Array): Promise<void> {
  const place = join(folder, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, data);
}
