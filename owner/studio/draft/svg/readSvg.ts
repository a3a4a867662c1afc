import { Parser } from "saxen";
import type { Shape } from "../geometry/polygon.ts";
import { hiddenBySheet, isHiding } from "./hiddenRules.ts";
import { pathShape } from "./pathShape.ts";
import { type Frame, lengthOf, shapeData } from "./shapeData.ts";
import { styleTransform } from "./styleTransform.ts";

/** An element's name, and its identity: a group's name stands for everything in it. */
export type SvgName = { readonly name: string; readonly element: number };

/** A shape in units of the picture; its own names first, then those of the groups around it, from the inside out. */
export type SvgShape = { readonly names: readonly SvgName[]; readonly shape: Shape };

export type ReadSvg =
  | {
      readonly ok: true;
      readonly shapes: readonly SvgShape[];
      /** The drawing's proportions differ from the picture's: it was drawn over another picture, or over a part. */
      readonly isOtherFrame: boolean;
      /** Copies by `<use>`, which are not read. */
      readonly copies: number;
    }
  | { readonly ok: false; readonly sentence: string };

type Size = { readonly width: number; readonly height: number };

const longest = 20_000_000;
const maxShapes = 20_000;
/** The maximum nesting depth of elements, as for a published drawing: each adds its transform to those of all elements in it. */
const deepest = 200;

/** Content that is only drawn where something else uses it. */
const undrawnElements = new Set([
  "defs",
  "clipPath",
  "mask",
  "symbol",
  "pattern",
  "marker",
  "metadata",
  "style",
  "script",
]);

/** An open element: the properties that its children inherit. */
type Open = {
  readonly element: number;
  readonly names: string[];
  readonly transforms: readonly string[];
  readonly isHidden: boolean;
  readonly isTitle: boolean;
};

/** The shapes of an SVG in units of the picture that it lies over. Nothing in it is run, fetched or shown. */
export function readSvg(text: string, picture: Size): ReadSvg {
  if (text.length > longest) return { ok: false, sentence: "The drawing is larger than 20 MB." };
  const reader = new SvgReader(picture);
  try {
    reader.read(text.replace(/^\uFEFF/, ""));
  } catch {
    return { ok: false, sentence: "The file is not an SVG drawing, or it is damaged." };
  }
  if (!reader.frame) return { ok: false, sentence: "The file is not an SVG drawing, or it is damaged." };
  if (reader.shapes.length > maxShapes) return { ok: false, sentence: "The drawing has more than 20,000 shapes." };
  const { shapes, isOtherFrame, copies } = reader;
  return { ok: true, shapes, isOtherFrame, copies };
}

class SvgReader {
  readonly shapes: SvgShape[] = [];
  frame: Frame | undefined;
  isOtherFrame = false;
  copies = 0;
  readonly #picture: Size;
  readonly #open: Open[] = [];
  #count = 0;
  #isHidden = hiddenBySheet("");

  constructor(picture: Size) {
    this.#picture = picture;
  }

  /** @throws Error if it is not XML */
  read(text: string): void {
    this.#isHidden = hiddenBySheet(sheetsOf(text));
    const parser = new Parser();
    parser.on("openTag", (name, attributes, decode) => {
      const found = Object.entries(attributes()).map(([key, value]) => [key, decode(value)] as const);
      this.#enter(name.replace(/^svg:/, ""), Object.fromEntries(found));
      if (this.shapes.length > maxShapes) parser.stop();
    });
    parser.on("closeTag", () => void this.#open.pop());
    parser.on("text", (value, decode) => {
      const [parent, title] = this.#open.slice(-2);
      if (title?.isTitle) parent?.names.unshift(decode(value).trim());
    });
    parser.on("error", (error) => {
      throw error;
    });
    parser.parse(text);
  }

  #enter(element: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#open.at(-1);
    if (this.#open.length >= deepest) throw new Error("The elements are nested too deeply.");
    this.#count += 1;
    const style = attributes["style"] ?? "";
    const classes = (attributes["class"] ?? "").split(/\s+/);
    const isHidden =
      parent?.isHidden === true ||
      undrawnElements.has(element) ||
      attributes["display"] === "none" ||
      attributes["visibility"] === "hidden" ||
      isHiding(style) ||
      this.#isHidden({ name: element, id: attributes["id"] ?? "", classes });
    // A style takes precedence over the attribute.
    const transform = styleTransform(style) ?? attributes["transform"];
    const own = transform === undefined ? [] : [transform];
    const framed = element === "svg" ? this.#frameOf(attributes) : [];
    const transforms = [...framed, ...own, ...(parent?.transforms ?? [])];
    const opened = { element: this.#count, names: [...namesOf(attributes)], transforms, isHidden };
    this.#open.push({ ...opened, isTitle: element === "title" });
    if (isHidden || !this.frame) return;
    if (element === "use") this.copies += 1;
    const data = shapeData(element, attributes, this.frame);
    if (data === undefined) return;
    const shape = pathShape(data, transforms);
    if (shape.length > 0) this.shapes.push(this.#named(shape));
  }

  /** Its names are read on demand: a title is inside the element. */
  #named(shape: Shape): SvgShape {
    const around = this.#open.toReversed();
    return {
      shape,
      get names() {
        return around.flatMap(({ names, element }) => names.map((name) => ({ name, element })));
      },
    };
  }

  /** Maps the units of an `<svg>` to those around it; the outermost to the picture. */
  #frameOf(attributes: Readonly<Record<string, string>>): readonly string[] {
    const outer = this.frame ?? this.#picture;
    const [x = 0, y = 0, width = 0, height = 0] = (attributes["viewBox"] ?? "").split(/[\s,]+/).map(Number);
    const own = {
      width: lengthOf(attributes["width"], outer.width),
      height: lengthOf(attributes["height"], outer.height),
    };
    const hasOwnSize = own.width > 0 && own.height > 0;
    const box = width > 0 && height > 0 ? { width, height } : hasOwnSize ? own : outer;
    const isOutermost = this.frame === undefined;
    const size = isOutermost ? outer : hasOwnSize ? own : outer;
    if (isOutermost) {
      this.frame = box;
      const ratio = (box.width * size.height) / (box.height * size.width);
      this.isOtherFrame = Math.abs(ratio - 1) > 0.01;
    }
    const at = isOutermost
      ? ""
      : `translate(${lengthOf(attributes["x"], outer.width)} ${lengthOf(attributes["y"], outer.height)})`;
    const scale = `scale(${size.width / box.width} ${size.height / box.height})`;
    return [`translate(${-x} ${-y})`, scale, ...(at === "" ? [] : [at])];
  }
}

/** The style sheets of a drawing, which may follow the elements they apply to. */
function sheetsOf(text: string): string {
  const [, ...parts] = text.split(/<(?:svg:)?style\b/);
  const sheets = parts.map((part) => part.slice(part.indexOf(">") + 1).split(/<\/(?:svg:)?style/)[0] ?? "");
  return sheets.join("\n").replaceAll(/<!\[CDATA\[|\]\]>/g, "");
}

/** In order of preference: Inkscape's label, Illustrator's own name, then the id, then classes. */
function namesOf(attributes: Readonly<Record<string, string>>): readonly string[] {
  const { id, class: classes = "" } = attributes;
  const names = [attributes["inkscape:label"], attributes["data-name"], id, ...classes.split(/\s+/)];
  return names.flatMap((name) => (name ? [unescaped(name)] : []));
}

/** Illustrator writes "5 kati" as the id "_x35__kati". */
const unescaped = (name: string): string =>
  name.replaceAll(/_x([0-9a-f]{2,4})_/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
