import sharp from "sharp";
import { put } from "../support/ownerFolder.ts";
import { xlsxFile, type XlsxCell } from "../support/xlsxFile.ts";
import { type Building, buildings, floorNumbers, floorWordOf, type Unit, units } from "./development.ts";

/** A rectangle in the pixels of its picture. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const siteSize = { width: 2000, height: 900 };
const facadeSize = { width: 600, height: 900 };
export const planSize = { width: 1200, height: 640 };

/** The position of a building on the picture of all. */
export const buildingBox = (index: number): Box => ({ x: 80 + index * 380, y: 200, width: 300, height: 560 });

/** The position of a floor on the picture of its building. */
export const floorBox = (floor: number): Box => ({ x: 60, y: 690 - floor * 90, width: 480, height: 90 });

/** The rooms of a floor, in two rows along a corridor. */
export function roomBoxes(count: number): readonly Box[] {
  const above = Math.ceil(count / 2);
  const width = Math.floor(1100 / above);
  return Array.from({ length: count }, (_, n) => ({
    x: 50 + (n % above) * width,
    y: n < above ? 50 : 350,
    width,
    height: 240,
  }));
}

/** The labels of the apartments on the first floor of a building, as on its plan. */
const labelsOf = ({ stairs, perStair, label }: Building): readonly string[] =>
  Array.from({ length: stairs }, (_, s) =>
    Array.from({ length: perStair }, (_each, nth) => label(1, s + 1, nth)),
  ).flat();

const rect = ({ x, y, width, height }: Box, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

const drawing = ({ width, height }: typeof planSize, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<path d="M0 0H${width}V${height}H0Z" fill="#fff"/>${inside}</svg>`;

const jpeg = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
const walls = 'fill="none" stroke="#222" stroke-width="6"';

/** Writes such an owner's files: pictures, plans as picture, drawing and coloured pictures, and the list in Excel. */
export async function writeDevelopment(folder: string): Promise<void> {
  const site = buildings.map((_, index) => rect(buildingBox(index), 'fill="#b9a27c" stroke="#443"')).join("");
  await put(folder, "Fotot/Lagjja.jpg", await jpeg(drawing(siteSize, site)));
  for (const [index, { name }] of buildings.entries()) {
    const tone = ["#c8b89a", "#b7c0c8", "#c9b0a6", "#b4c2ae", "#c8b89a"][index] ?? "#ccc";
    const bands = floorNumbers.map((floor) => rect(floorBox(floor), `fill="${tone}" stroke="#443"`)).join("");
    await put(folder, `Fotot/${name}.jpg`, await jpeg(drawing(facadeSize, bands)));
  }
  const [a, b, c, d] = buildings.map(labelsOf);
  const plain = (count: number) =>
    drawing(
      planSize,
      roomBoxes(count)
        .map((box) => rect(box, walls))
        .join(""),
    );
  // Drawing programs replace a space in a name with an underscore.
  const named = (labels: readonly string[], front = "ap-") => {
    const shapes = roomBoxes(labels.length).map((box, n) => {
      return rect(box, `id="${front}${labels[n]?.replaceAll(" ", "_") ?? ""}" ${walls}`);
    });
    return drawing(planSize, shapes.join(""));
  };
  await put(folder, "Planet/Godina A.jpg", await jpeg(plain(a?.length ?? 0)));
  await put(folder, "Planet/Godina B.svg", named(b ?? []));
  await put(folder, "Planet/Godina C.svg", named(c ?? []));
  await put(folder, "Planet/Godina D.jpg", await jpeg(plain(d?.length ?? 0)));
  for (const [name, floor] of [
    ["Nëntoka", -1],
    ["Lokalet", 0],
  ] as const) {
    const labels = units
      .filter((each) => each.building === "Godina A" && each.floor === floor)
      .map(({ label }) => label);
    await put(folder, `Planet/${name}.svg`, named(labels, ""));
  }
  for (const [n, box] of roomBoxes(d?.length ?? 0).entries()) {
    const { width, height } = planSize;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rect(box, 'fill="#28c86e" fill-opacity=".6"')}</svg>`;
    await put(folder, `Ngjyrosur/banesa ${d?.[n] ?? ""}.png`, await sharp(Buffer.from(svg)).png().toBuffer());
  }
  await put(folder, "Lista e shitjes.xlsx", listXlsx());
}

export const soldTo = ["Arben Krasniqi", "Teuta Gashi"] as const;

/** The list's word for each status; only this owner uses the word "Pezull". */
const statusWords = { available: "E lirë", reserved: "Rezervuar", sold: "SHITUR", notReleased: "Pezull" } as const;

const headings = [
  "Nr. rendor",
  "Godina",
  "Shkalla",
  "Kati",
  "Nr. Ap.",
  "Tipologjia",
  "Sip. neto (m2)",
  "Sip. totale (m2)",
  "Çmimi/m2",
  "Çmimi total",
  "Statusi",
  "Blerësi",
] as const;

/** With a title, places in merged cells, prices as figures and as text, and a sum below. */
function listXlsx(): Buffer {
  const rows: XlsxCell[][] = [["LISTA E SHITJES - LAGJJA E RE"], ["Gjendja më 20.11.2026"], [...headings]];
  const merged = ["A1:L1", "A2:L2"];
  const begun = new Map<string, { readonly key: string; readonly row: number }>();
  const once = (column: string, key: string, value: XlsxCell): XlsxCell => {
    const before = begun.get(column);
    if (before?.key === key) return null;
    endMerge(column);
    begun.set(column, { key, row: rows.length + 1 });
    return value;
  };
  const endMerge = (column: string) => {
    const before = begun.get(column);
    if (before && before.row < rows.length) merged.push(`${column}${before.row}:${column}${rows.length}`);
  };
  for (const [n, unit] of units.entries()) {
    const { building, stair = "", label, type = null, net, total, status, price, isByArea } = unit;
    const floor = floorWordOf(unit);
    const perArea = typeof price === "number" ? Math.round(price / total) : null;
    rows.push([
      n + 1,
      once("B", building, building),
      once("C", `${building} ${stair}`, stair || null),
      once("D", `${building} ${stair} ${floor}`, floor),
      label,
      type,
      net,
      String(total).replace(".", ","),
      unit.kind === "home" ? perArea : null,
      priceCell(unit),
      statusWords[status],
      status === "sold" ? (soldTo[n % soldTo.length] ?? null) : null,
    ]);
    if (isByArea) rows.at(-1)?.splice(9, 1, null);
  }
  for (const column of ["B", "C", "D"]) endMerge(column);
  const sum = units.reduce((all, { price }) => all + (typeof price === "number" ? price : 0), 0);
  rows.push([null, "TOTALI", null, null, null, null, null, null, null, sum, null, null]);
  return xlsxFile({ "Lista e shitjes": rows }, merged);
}

/** In one building as a text with pixels, in the others as a figure. */
function priceCell({ building, price }: Unit): XlsxCell {
  if (price === undefined) return null;
  if (price === "onRequest") return "me marrëveshje";
  return building === "Godina A" ? `${price.toLocaleString("de")} €` : price;
}
