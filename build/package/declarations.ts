import { attributes } from "../../widgets/contract/attributes.ts";
import { events } from "../../widgets/contract/events.ts";
import { members } from "../../widgets/contract/members.ts";
import { elements, finder, tags, type Tag } from "../../widgets/contract/tags.ts";
import { className, propertyOf, rowsOf } from "./names.ts";

const screens = `/** Where the visitor is. */
export type KullaScreen =
  | { readonly name: "site" }
  | { readonly name: "tower"; readonly tower: string }
  | { readonly name: "floor"; readonly tower: string; readonly floor: number }
  | { readonly name: "apartment" | "inquiry" | "tour"; readonly apartment: string };

/** Where the visitor is in a brochure; pages are counted from 0. */
export type KullaBrochurePlace = { readonly name: "closed" } | { readonly name: "open"; readonly page: number };
`;

const isFinder = (tag: Tag) => (finder as readonly Tag[]).includes(tag);
const typed = (type: string, tag: Tag) =>
  type.replace(/\bScreen\b/g, isFinder(tag) ? "KullaScreen" : "KullaBrochurePlace");

function detailOf(fields: Readonly<Record<string, string>>): string {
  const all = { ...fields, partner: "string | null" };
  return Object.entries(all)
    .map(([name, type]) => `readonly ${name}: ${type.replace(/\bScreen\b/g, "KullaScreen")}`)
    .join("; ");
}

function eventTypes(): string {
  const rows = Object.entries(events).map(
    ([name, { detail, meaning, isCancelable }]) =>
      `  /** ${meaning}${isCancelable ? " (cancelable)" : ""} */\n  ${name}: CustomEvent<{ ${detailOf(detail)} }>;`,
  );
  return `/** Every event by name. All bubble and cross shadow roots. */\nexport interface KullaEventMap {\n${rows.join("\n")}\n}\n`;
}

function elementType(tag: Tag): string {
  const names = rowsOf(events, tag).map(([name]) => `"${name}"`);
  const fields = rowsOf(attributes, tag).map(([name, { meaning }]) => {
    const type = name === "texts" ? "object | null" : "string | null";
    return `  /** ${meaning} */\n  ${propertyOf(name)}: ${type};`;
  });
  const own = rowsOf(members, tag).map(
    ([name, { type, meaning }]) => `  /** ${meaning} */\n  readonly ${name}: ${typed(type, tag)};`,
  );
  const listens = ["add", "remove"].map((verb) => {
    const options = `options?: boolean | ${verb === "add" ? "AddEventListenerOptions" : "EventListenerOptions"}`;
    return `  ${verb}EventListener<Name extends ${names.join(" | ")}>(type: Name, listener: (event: KullaEventMap[Name]) => unknown, ${options}): void;
  ${verb}EventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => unknown, ${options}): void;
  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, ${options}): void;`;
  });
  const doc = `/** \`<${tag}>\`: ${elements[tag].purpose} */`;
  return `${doc}\nexport interface ${className(tag)} extends HTMLElement {\n${[...fields, ...own, ...listens].join("\n")}\n}\n`;
}

/** `kulla.d.ts`: the elements, their events and screens, for every TypeScript page. */
export function declarations(): string {
  const names = tags.map((tag) => `    "${tag}": ${className(tag)};`).join("\n");
  const known = `declare global {\n  interface HTMLElementTagNameMap {\n${names}\n  }\n}\n`;
  return [screens, eventTypes(), ...tags.map(elementType), known].join("\n");
}

/** `react.d.ts`: the tags in JSX, for React 19 and 18. */
export function reactDeclarations(): string {
  const props = tags.map((tag) => {
    const fields = rowsOf(attributes, tag).map(([name, { values }]) => {
      const type = values ? values.map((value) => `"${value}"`).join(" | ") : "string | number";
      return `  "${name}"?: ${name === "texts" ? "object | string" : type} | undefined;`;
    });
    const handlers = rowsOf(events, tag).map(
      ([name]) => `  on${name}?: ((event: KullaEventMap["${name}"]) => void) | undefined;`,
    );
    return `/** Props of \`<${tag}>\`. React 19 hears its events by these; in React 18 listen on a ref. */
export interface ${className(tag)}Props extends HTMLAttributes<${className(tag)}>, RefAttributes<${className(tag)}> {
  class?: string | undefined;
${[...fields, ...handlers].join("\n")}
}
`;
  });
  const tagsInJsx = `interface KullaTags {\n${tags.map((tag) => `  "${tag}": ${className(tag)}Props;`).join("\n")}\n}\n`;
  return [
    `import type { HTMLAttributes, RefAttributes } from "react";`,
    `import type { KullaEventMap, ${tags.map(className).join(", ")} } from "./kulla.js";\n`,
    ...props,
    tagsInJsx,
    `declare module "react" {\n  namespace JSX {\n    interface IntrinsicElements extends KullaTags {}\n  }\n}\n`,
    `declare global {\n  namespace JSX {\n    interface IntrinsicElements extends KullaTags {}\n  }\n}\n`,
  ].join("\n");
}
