import { className, contractRowsOf } from "../../widgets/contract/rows.ts";
import { tags, type Tag } from "../../widgets/contract/tags.ts";

const importedNames = tags.map((tag) => `  ${className(tag)},\n  ${className(tag)}Attributes,\n`).join("");

const typeImports = `import type {
${importedNames}  KullaEventMap,
} from "./kulla.js";
`;

const eventsOf = (tag: Tag) =>
  contractRowsOf(tag)
    .events.map(({ name }) => `"${name}"`)
    .join(" | ");

const lineForEachTag = (indent: string, type: (tag: Tag) => string) =>
  tags.map((tag) => `${indent}"${tag}": ${type(tag)};\n`).join("");

/** `react.d.ts`: the tags in JSX. React 18 only writes attributes: no event handlers, objects or `className`. */
export function reactTypes(): string {
  const props = tags.map(
    (tag) =>
      `export type ${className(tag)}Props = Tag<${className(tag)}, ${className(tag)}Attributes, ${eventsOf(tag)}>;\n`,
  );
  return `import type * as React from "react";
import type { HTMLAttributes, RefAttributes } from "react";
${typeImports}
/** React 19 sets properties and listens to events of custom elements. React 18 only writes attributes: add event listeners with a ref. */
type Is19 = typeof React extends { readonly use: unknown } ? true : false;

type EventHandlers<Names extends keyof KullaEventMap> = {
  [Name in Names as \`on\${Name}\`]?: ((event: KullaEventMap[Name]) => void) | undefined;
};

type Common<Element> = RefAttributes<Element> & { class?: string | undefined };

type Tag<Element, Attributes, Names extends keyof KullaEventMap> = Is19 extends true
  ? HTMLAttributes<Element> & Common<Element> & Attributes & EventHandlers<Names>
  : Omit<HTMLAttributes<Element>, "className"> & Common<Element> & Omit<Attributes, "texts" | "links" | "fields"> & {
      /** React 18 passes these as attributes: strings with the JSON of KullaTexts, KullaLinks or KullaFields. */
      [Name in Extract<keyof Attributes, "texts" | "links" | "fields">]?: string | undefined;
    };

${props.join("")}
interface KullaTags {
${lineForEachTag("  ", (tag) => `${className(tag)}Props`)}}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends KullaTags {}
  }
}

declare global {
  namespace JSX {
    interface IntrinsicElements extends KullaTags {}
  }
}
`;
}

/** `vue.d.ts`: the tags in templates of Vue 3. */
export function vueTypes(): string {
  const type = (tag: Tag) => `KullaTag<${className(tag)}, ${className(tag)}Attributes, ${eventsOf(tag)}>`;
  return `import type { HTMLAttributes, PublicProps } from "vue";
${typeImports}
/** Attributes by the names of their properties, as Vue's compiler expects them: \`heading-level\` as \`headingLevel\`. */
type Camel<Name> = Name extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<Camel<Tail> & string>}\` : Name;
type Properties<Attributes> = { [Name in keyof Attributes as Camel<Name> & string]: Attributes[Name] };

type EventHandlers<Names extends keyof KullaEventMap> = {
  [Name in Names as \`on\${Capitalize<Name>}\`]?: ((event: KullaEventMap[Name]) => unknown) | undefined;
};

type KullaTag<Element, Attributes, Names extends keyof KullaEventMap> = new () => Element & {
  /** The props that a template may pass; only for type checking of templates. */
  readonly $props: HTMLAttributes & PublicProps & Properties<Attributes> & EventHandlers<Names>;
};

declare module "vue" {
  interface GlobalComponents {
${lineForEachTag("    ", type)}  }
}
`;
}

/** `svelte.d.ts`: the tags in the markup of Svelte 5. */
export function svelteTypes(): string {
  const type = (tag: Tag) =>
    `HTMLAttributes<${className(tag)}> & ${className(tag)}Attributes & EventHandlers<${eventsOf(tag)}>`;
  return `import type { HTMLAttributes } from "svelte/elements";
${typeImports}
type EventHandlers<Names extends keyof KullaEventMap> = {
  [Name in Names as \`on\${Name}\`]?: ((event: KullaEventMap[Name]) => unknown) | null | undefined;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements {
${lineForEachTag("    ", type)}  }
}
`;
}
