import { Parser } from "saxen";
import { escapeXml } from "../../../../src/text/escapeHtml.ts";
import { dataPicture } from "./dataPicture.ts";
import { drawingCost, type SvgElement } from "./drawingCost.ts";
import {
  elements,
  geometry,
  isEditorNamespace,
  isUnseenAttribute,
  namespaces,
  properties,
  textElements,
  unseenElements,
} from "./svgNames.ts";
import { cleanDeclarations, cleanSheet, isSafeValue } from "./svgStyle.ts";

/** Why a drawing is not published at all. */
export type DrawingProblem = "notDrawing" | "script" | "entities" | "encoding" | "tooComplex";

export type CleanSvg =
  | {
      readonly ok: true;
      /** The rewritten drawing: only the inspected content. */
      readonly text: string;
      /** Content that is withheld from visitors, in the file's notation: "<foreignObject>", "href: photo.jpg". */
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly failure: DrawingProblem };

const longest = 20_000_000;
/** The maximum nesting depth of elements. */
const deepest = 200;
/** The number of elements that a browser draws, counting every reuse. */
const maxDrawn = 1_000_000;
const maxNamed = 20;

class SvgError extends Error {
  readonly failure: DrawingProblem;

  constructor(failure: DrawingProblem) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * A drawing that can be published: it is parsed as XML, only content known to be harmless is used, and the result is written anew. A drawing
 * that contains a script is refused, as the script is intentional; so is one whose text depends on entities.
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  try {
    const cleaner = new SvgCleaner();
    const root = cleaner.read(textOf(bytes));
    if (drawingCost(root) > maxDrawn) return { ok: false, failure: "tooComplex" };
    return { ok: true, text: `${serialize(root)}\n`, leftOut: [...cleaner.leftOut] };
  } catch (error) {
    if (error instanceof SvgError) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** UTF-8 only: in another encoding other programs may read the same bytes differently. */
function textOf(bytes: Uint8Array): string {
  if (bytes.length > longest) throw new SvgError("tooComplex");
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) throw new SvgError("encoding");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new SvgError("encoding");
  }
  if (text.slice(0, 100).includes("\0")) throw new SvgError("encoding");
  const encoding = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1];
  const isPlain = !/[^\0-\u007F]/.test(text);
  if (
    encoding !== undefined &&
    !/^utf-?8$/i.test(encoding) &&
    !(isPlain && /^(?:us-ascii|iso-8859-\d+|windows-125\d)$/i.test(encoding))
  )
    throw new SvgError("encoding");
  return text;
}

/** The meaning of prefixes within an element. */
type Scope = { readonly names: ReadonlyMap<string, string>; readonly around: Scope | undefined };

function meaningOf(prefix: string, scope: Scope | undefined): string | undefined {
  for (let inner = scope; inner; inner = inner.around) {
    const uri = inner.names.get(prefix);
    if (uri !== undefined) return uri;
  }
  return undefined;
}

const script = /^(?:script|handler|listener)$/i;
const event = /^on[a-z]/i;
/** Spaces and invisible characters may appear anywhere in a scheme. */
const scriptAddress = /^(?:(?:java|vb)script:|data:text)/i;

class SvgCleaner {
  readonly leftOut = new Set<string>();
  #root: SvgElement | undefined;
  /** The open elements; undefined for an element that is left out, with everything in it. */
  readonly #open: { readonly element: SvgElement | undefined; readonly scope: Scope | undefined }[] = [];

  /** @throws SvgError */
  read(text: string): SvgElement {
    const parser = new Parser();
    parser.on("openTag", (name, attributes) => this.#enter(name, attributes()));
    parser.on("closeTag", () => this.#leave());
    parser.on("text", (value) => this.#text(decoded(value)));
    parser.on("cdata", (value) => this.#text(value));
    parser.on("question", (instruction) => {
      if (/^<\?(?:xml-|php)/i.test(instruction)) this.#miss(instruction);
    });
    parser.on("attention", (declaration) => {
      // A reference to SVG's own definition is redundant.
      if (!/^<!DOCTYPE[^[]*>$/i.test(declaration)) throw new SvgError("entities");
    });
    // Attributes that the parser does not understand would be lost silently.
    parser.on("warn", () => {
      throw new SvgError("notDrawing");
    });
    parser.on("error", () => {
      throw new SvgError("notDrawing");
    });
    parser.parse(text.replace(/^\uFEFF/, ""));
    if (!this.#root) throw new SvgError("notDrawing");
    return this.#root;
  }

  #miss(what: string): void {
    const name = what.replaceAll(/[\p{C}\s]+/gu, " ").trim();
    if (this.leftOut.size < maxNamed) this.leftOut.add(name.length > 60 ? `${name.slice(0, 59)}…` : name);
  }

  #enter(tag: string, raw: Readonly<Record<string, string>>): void {
    const around = this.#open.at(-1);
    if (this.#open.length >= deepest) throw new SvgError("tooComplex");
    const scope = scopeOf(raw, around?.scope);
    const [prefix, name] = split(tag);
    const uri = meaningOf(prefix, scope) ?? "";
    if (script.test(name)) throw new SvgError("script");
    const isSvg = uri === namespaces.svg || (uri === "" && prefix === "");
    const isOutermost = around === undefined;
    if (isOutermost && (!isSvg || name !== "svg" || this.#root)) throw new SvgError("notDrawing");
    const attributes = readAttributes(raw, scope);
    const isInside = isOutermost || around.element !== undefined;
    const element = isInside ? this.#safeElement({ tag, name, uri, isSvg }, attributes) : undefined;
    this.#open.push({ element, scope });
    if (element && isOutermost) this.#root = element;
    else if (element) around?.element?.children.push(element);
  }

  #safeElement({ tag, name, uri, isSvg }: Named, source: SvgElement["attributes"]): SvgElement | undefined {
    // The content of a link is drawn; its target is dropped.
    const tagName = name === "a" ? "g" : name;
    if (!isSvg || !elements.has(tagName)) {
      if (!(isSvg && unseenElements.has(name)) && !isEditorNamespace(uri)) this.#miss(`<${tag}>`);
      return undefined;
    }
    if (name === "a") this.#miss("<a>");
    const attributes = source.flatMap(([key, value]) => {
      const found = this.#value(name, key, value);
      return found === undefined ? [] : [[key, found] as const];
    });
    const isEmpty = (name === "use" || name === "image") && attributes.every(([key]) => key !== "href");
    if (!isEmpty) return { name: tagName, attributes, children: [] };
    this.#miss(`<${tag}>`);
    return undefined;
  }

  /** The accepted part of an attribute's value; undefined if there is none. */
  #value(element: string, name: string, value: string): string | undefined {
    if (name === "style") {
      const { css, leftOut } = cleanDeclarations(value);
      for (const each of leftOut) this.#miss(each);
      return css === "" ? undefined : css;
    }
    if (name === "href") {
      if (/^\s*#[\w.:-]+\s*$/.test(value)) return value.trim();
      const picture = element === "image" ? dataPicture(value) : undefined;
      // The target of a link was read with it.
      if (picture === undefined && element !== "a") this.#miss(`href: ${value}`);
      return picture;
    }
    if (geometry.has(name)) return value;
    if (properties.has(name) && isSafeValue(value)) return value;
    if (!isUnseenAttribute(name)) this.#miss(`${name}: ${value}`);
    return undefined;
  }

  #text(value: string): void {
    const element = this.#open.at(-1)?.element;
    if (element && textElements.has(element.name)) element.children.push(value);
  }

  #leave(): void {
    const element = this.#open.pop()?.element;
    if (element?.name !== "style") return;
    const texts = element.children.filter((child) => typeof child === "string");
    const { css, leftOut } = cleanSheet(texts.join(""));
    for (const each of leftOut) this.#miss(each);
    element.children.splice(0, Infinity, css);
  }
}

type Named = { readonly tag: string; readonly name: string; readonly uri: string; readonly isSvg: boolean };

/** Attributes of SVG by their names, without programs' private ones. @throws SvgError for a script */
function readAttributes(raw: Readonly<Record<string, string>>, scope: Scope | undefined): SvgElement["attributes"] {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(raw)) {
    const [prefix, local] = split(key);
    const text = decoded(value.replaceAll(/[\t\r\n]/g, " "));
    if (scriptAddress.test(text.slice(0, 1000).replaceAll(/[\s\p{C}]/gu, ""))) throw new SvgError("script");
    const uri = prefix === "" ? namespaces.svg : (meaningOf(prefix, scope) ?? usualMeaning(prefix));
    if (event.test(local) && uri === namespaces.svg) throw new SvgError("script");
    const name = attributeName(uri, local);
    // If both `href` and `xlink:href` are present, the first one counts.
    const isOlder = prefix !== "" && found.has(name ?? "");
    if (name !== undefined && key !== "xmlns" && !isOlder) found.set(name, text);
  }
  return [...found];
}

function attributeName(uri: string, local: string): string | undefined {
  if (uri === namespaces.svg) return local;
  if (uri === namespaces.xml) return `xml:${local}`;
  return uri === namespaces.xlink && local === "href" ? local : undefined;
}

function split(name: string): readonly [prefix: string, local: string] {
  const at = name.indexOf(":");
  return at < 0 ? ["", name] : [name.slice(0, at), name.slice(at + 1)];
}

function scopeOf(raw: Readonly<Record<string, string>>, around: Scope | undefined): Scope | undefined {
  const names = Object.entries(raw).flatMap(([key, value]) => {
    const [prefix, local] = split(key);
    if (key === "xmlns") return [["", decoded(value)] as const];
    return prefix === "xmlns" ? [[local, decoded(value)] as const] : [];
  });
  return names.length === 0 ? around : { names: new Map(names), around };
}

/** `xml` is never declared; and drawings cut out of a page lack the page's declarations. */
const usualMeaning = (prefix: string): string => (prefix === "xlink" || prefix === "xml" ? namespaces[prefix] : "");

const namedEntities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** @throws SvgError for an entity that only a DOCTYPE could explain */
function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([^;&\s]*));?/gi, (all, figure, code, name) => {
    const point = figure ? Number(figure) : code ? Number.parseInt(String(code), 16) : undefined;
    const letter =
      point === undefined ? namedEntities[String(name)] : point <= 0x10_ff_ff ? String.fromCodePoint(point) : undefined;
    if (letter === undefined || !all.endsWith(";")) throw new SvgError("entities");
    return letter;
  });
}

function serialize({ name, attributes, children }: SvgElement, isOutermost = true): string {
  const attributeText = attributes.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join("");
  const head = `${name}${isOutermost ? ` xmlns="${namespaces.svg}"` : ""}${attributeText}`;
  const inside = children.map((child) => (typeof child === "string" ? escapeXml(child) : serialize(child, false)));
  return inside.length === 0 ? `<${head}/>` : `<${head}>${inside.join("")}</${name}>`;
}
