import { Parser } from "saxen";
import { type SheetMarks as SheetFormats, sheetLimits } from "../cells/row.ts";

type Parts = Readonly<Record<string, Uint8Array>>;
type Attributes = Readonly<Record<string, string>>;

const bareName = (name: string): string => name.replace(/^[^:]*:/, "");

/** Calls `open` for each element of a part, with its attributes and the name of the element that contains it. */
function forEachElement(
  part: Uint8Array | undefined,
  open: (name: string, attributes: Attributes, parent: string) => void,
) {
  const parents: string[] = [];
  const parser = new Parser();
  parser.on("openTag", (element, attributes) => {
    const name = bareName(element);
    open(name, attributes(), parents.at(-1) ?? "");
    parents.push(name);
  });
  parser.on("closeTag", () => parents.pop());
  // A damaged part was already refused.
  parser.on("error", () => {});
  if (part) parser.parse(new TextDecoder().decode(part));
}

/** The formats of every sheet, with its name, in the order of the workbook. */
export function sheetFormats(parts: Parts): readonly (SheetFormats & { readonly name: string })[] {
  const targets = new Map<string, string>();
  forEachElement(parts["xl/_rels/workbook.xml.rels"], (name, { Id = "", Target = "" }) => {
    if (name === "Relationship") targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
  });
  const fills = cellFills(parts);
  const formats: (SheetFormats & { readonly name: string })[] = [];
  forEachElement(parts["xl/workbook.xml"], (name, attributes) => {
    if (name !== "sheet") return;
    const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
    formats.push({ name: attributes["name"] ?? "", ...formatsOf(parts[targets.get(id) ?? ""], fills) });
  });
  return formats;
}

/** Whether a merged range spans several rows, all of them within the limits of a list: whole columns are merged by mistake, or to do harm. */
function isOfSeveralRows(range: string): boolean {
  const [, first, last] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
  return Number(first) < Number(last) && Number(last) <= sheetLimits.rows;
}

/** A sheet's merged ranges of several rows, and the most frequent fill of each row. */
function formatsOf(part: Uint8Array | undefined, fills: readonly (string | undefined)[]): SheetFormats {
  const merged: string[] = [];
  const counts = new Map<number, Map<string, number>>();
  forEachElement(part, (name, { ref = "", r = "", s = "" }) => {
    if (name === "mergeCell" && isOfSeveralRows(ref)) merged.push(ref);
    const colour = name === "c" ? fills[Number(s)] : undefined;
    const row = Number(/\d+$/.exec(r)?.[0] ?? 0) - 1;
    if (colour === undefined || row < 0 || row >= sheetLimits.rows) return;
    const cellsByColour = counts.get(row) ?? new Map<string, number>();
    counts.set(row, cellsByColour.set(colour, (cellsByColour.get(colour) ?? 0) + 1));
  });
  const rows = Math.max(-1, ...counts.keys()) + 1;
  const rowColours = Array.from({ length: rows }, (_, row) => {
    const [mostFrequent] = [...(counts.get(row) ?? [])].toSorted(([, one], [, other]) => other - one);
    return mostFrequent?.[0] ?? null;
  });
  return { ...(merged.length > 0 && { merged }), ...(rows > 0 && { rowColours }) };
}

/** The fill colour of each cell format, by its index; undefined for none, or white. */
function cellFills(parts: Parts): readonly (string | undefined)[] {
  const theme = themeColours(parts);
  const fills: (string | undefined)[] = [];
  const formats: (string | undefined)[] = [];
  let isSolid = false;
  forEachElement(parts["xl/styles.xml"], (name, attributes, parent) => {
    if (name === "fill") fills.push(undefined);
    if (name === "patternFill") isSolid = attributes["patternType"] === "solid";
    if (name === "fgColor" && isSolid) fills[fills.length - 1] = colourOf(attributes, theme);
    if (name === "xf" && parent === "cellXfs") formats.push(fills[Number(attributes["fillId"] ?? 0)]);
  });
  return formats;
}

/** The names of a theme's colours, in the order of the numbers by which fills refer to them. */
const themeOrder = ["lt1", "dk1", "lt2", "dk2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6"];

function themeColours(parts: Parts): readonly (string | undefined)[] {
  const found = new Map<string, string>();
  forEachElement(parts["xl/theme/theme1.xml"], (name, { val = "", lastClr }, parent) => {
    if (name === "srgbClr" || name === "sysClr") found.set(parent, lastClr ?? val);
  });
  return themeOrder.map((name) => found.get(name));
}

function colourOf({ rgb, theme, tint = "0" }: Attributes, themes: readonly (string | undefined)[]): string | undefined {
  const hex = rgb?.slice(-6) ?? (theme === undefined ? undefined : themes[Number(theme)]);
  if (hex === undefined || !/^[\da-f]{6}$/i.test(hex)) return undefined;
  const share = Number(tint);
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const tinted = channels.map((each) => Math.round(share < 0 ? each * (1 + share) : each + (255 - each) * share));
  const colour = `#${tinted.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
  return colour === "#ffffff" ? undefined : colour;
}
