import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { formatNumber } from "../../src/text/format/formatArea.ts";
import { put } from "../support/ownerFolder.ts";
import { xlsxFile, type XlsxCell } from "../support/xlsxFile.ts";
import { brochurePdf } from "../support/brochurePdf.ts";
import {
  sampleChapters,
  sampleFloor,
  sampleFolder,
  samplePages,
  samplePlan,
  sampleProject,
  type SampleApartment,
  people,
  priceOf,
  slice,
  towerName,
} from "./sampleSlice.ts";

/** Our plans are enlarged by this factor when they are rendered as pictures. */
export const planScale = 2;

/**
 * Writes our own data as owners have it: photographs, one transparent picture with a green shape for each tower, floor and
 * apartment, plans as JPEGs, the list of apartments, folders of pictures, panoramas, a brochure.
 */
export async function writeOwnersFiles(folder: string): Promise<void> {
  await mkdir(join(folder, "Fotot"), { recursive: true });
  await cp(`${sampleFolder}/${sampleProject.site?.picture?.src ?? ""}`, join(folder, "Fotot/Të dyja kullat.jpg"));
  for (const id of slice.towers) await writeTower(folder, id);
  for (const storey of slice.plans) await writePlan(folder, storey);
  for (const layout of slice.layouts) {
    for (const name of slice.pictures) {
      await cp(`${sampleFolder}/layouts/${layout}/${name}`, join(folder, "Tipat", layout, name), { recursive: true });
    }
  }
  for (const [index, scene] of slice.tour.scenes.entries()) {
    const width = slice.tour.widths[index] ?? 0;
    const sphere = (await panorama(scene)).resize(width, width / 2);
    await put(folder, `Panoramat/${scene}.jpg`, await sphere.jpeg({ quality: 92 }).toBuffer());
  }
  await put(folder, "homes.xlsx", homesXlsx());
  await put(folder, "Broshura.pdf", await brochure());
}

/** A scene of ours at full sharpness: assembled from its tiles. */
async function panorama(scene: string): Promise<Sharp> {
  const [across, down, side] = [8, 4, 512];
  const tiles = Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const place = `public/tours/${slice.tour.layout}/${slice.tour.id}/${scene}/tiles`;
    return { input: `${place}/${column}_${row}.webp`, left: column * side, top: row * side };
  });
  const [width, height] = [across * side, down * side];
  const full = sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite(tiles)
    .raw();
  const { data, info } = await full.toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

async function writeTower(folder: string, id: string): Promise<void> {
  const tower = sampleProject.towers.find((each) => each.id === id);
  if (!tower?.picture || !sampleProject.site?.picture) throw new Error(`We have no pictures of ${id}.`);
  const name = towerName(id);
  await cp(`${sampleFolder}/${tower.picture.src}`, join(folder, "Fotot", `${name}.jpg`));
  await put(folder, `Ngjyrosur/kullat/${name}.png`, await overlay(tower.outline ?? "", sampleProject.site.picture));
  for (const { floor, outline } of sampleProject.floors.filter((each) => each.tower === id)) {
    const file = `Ngjyrosur/${name}/kati-${String(floor).padStart(2, "0")}.png`;
    await put(folder, file, await overlay(outline ?? "", tower.picture));
  }
}

async function writePlan(folder: string, storey: (typeof slice.plans)[number]): Promise<void> {
  const { picture, regions } = samplePlan(storey);
  if (!picture) throw new Error("The plan has no picture.");
  const size = { width: picture.width * planScale, height: picture.height * planScale };
  const name = `${towerName(storey.tower)} kati ${storey.floor}`;
  const drawn = sharp(`${sampleFolder}/${picture.src}`, { density: 72 * planScale }).flatten({ background: "#fff" });
  await put(
    folder,
    `Planet/${name}.jpg`,
    await drawn
      .resize({ ...size, fit: "fill" })
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
  for (const { number, outline } of regions) {
    await put(folder, `Ngjyrosur/${name}/banesa ${number ?? ""}.png`, await overlay(outline ?? "", picture, planScale));
  }
}

type Size = { readonly width: number; readonly height: number };

/** The shape in green with soft edges, the rest transparent, in the frame of the picture it was drawn over. */
function overlay(outline: string, { width, height }: Size, scale = 1): Promise<Buffer> {
  const frame = `width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><path d="${outline}" fill="#28c86e" fill-opacity=".6"/></svg>`;
  return sharp(Buffer.from(svg)).blur(1).png({ compressionLevel: 3 }).toBuffer();
}

/** One figure has the letter O for its zero, a typical typing error. */
const isSlip = ({ tower, floor }: (typeof slice.storeys)[number], { number }: SampleApartment): boolean =>
  tower === "k5" && floor === 2 && number === 7;

const statusWords = { available: "e lirë", reserved: "rezervuar", sold: "SHITUR", notReleased: "" } as const;
const comma = (figure: number | undefined): string => (figure === undefined ? "" : formatNumber(figure, "sq"));

/** As on the owner's disk: a title above it, towers and floors in merged cells, figures with a comma, and names next to it. */
function homesXlsx(): Buffer {
  const rows: XlsxCell[][] = [
    ["KOMPLEKSI KULLA - LISTA E BANESAVE"],
    ["Gjendja më 20.11.2026"],
    [],
    [
      "Objekti",
      "Kati",
      "Nr.",
      "Tipi",
      "Sip. neto (m²)",
      "Terrasa (m²)",
      "Planimetria",
      "Gjendja",
      "Çmimi (€)",
      "Shënime",
    ],
  ];
  const merged = ["A1:J1", "A2:J2"];
  for (const storey of slice.storeys) {
    const { apartments } = sampleFloor(storey);
    const first = rows.length + 1;
    for (const column of ["A", "B"]) merged.push(`${column}${first}:${column}${first + apartments.length - 1}`);
    for (const [index, home] of apartments.entries()) {
      const isOurs = (slice.layouts as readonly string[]).includes(home.layout ?? "");
      const isSold = home.status === "sold";
      rows.push([
        index === 0 ? towerName(storey.tower) : null,
        index === 0 ? storey.floor : null,
        home.number ?? null,
        home.type ?? null,
        isSlip(storey, home) ? comma(home.area).replace("0", "O") : comma(home.area),
        comma(home.outdoorArea),
        isOurs ? (home.layout ?? null) : null,
        statusWords[home.status ?? "notReleased"],
        isSold ? null : `${priceOf(home).toLocaleString("de")},00`,
        isSold ? `ia shitëm ${people[index % people.length]}` : (index % 3 === 0 && people[0]) || null,
      ]);
    }
  }
  return xlsxFile({ Banesat: rows, "Fletë tjetër": [["Kontakte"], [people[2], "+383 44 000 000"]] }, merged);
}

async function brochure(): Promise<Buffer> {
  const pages = samplePages.map(async ({ file, text }) => {
    const jpeg = await readFile(file);
    const { width, height } = await sharp(jpeg).metadata();
    return { jpeg, width, height, text };
  });
  return brochurePdf(await Promise.all(pages), sampleChapters);
}
