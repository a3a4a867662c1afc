import { attributes } from "../../widgets/contract/attributes.ts";
import { events } from "../../widgets/contract/events.ts";
import { tags, type Tag } from "../../widgets/contract/tags.ts";
import { className, propertyOf, rowsOf } from "./names.ts";

function valueOf(attribute: string, values: readonly string[] | undefined): string {
  if (attribute === "texts") return "object | string | null | undefined";
  const known = values ? values.map((value) => `"${value}"`).join(" | ") : "string | number";
  return `${known} | null | undefined`;
}

const fieldsOf = (tag: Tag, nameOf: (attribute: string) => string) =>
  rowsOf(attributes, tag).map(([name, { values }]) => `  "${nameOf(name)}"?: ${valueOf(name, values)};`);

const handlersOf = (tag: Tag, nameOf: (event: string) => string) =>
  rowsOf(events, tag).map(([name]) => `  ${nameOf(name)}?: ((event: KullaEventMap["${name}"]) => void) | undefined;`);

const propsOf = (tag: Tag, base: string, fields: readonly string[]) =>
  `/** Props of \`<${tag}>\`. */\nexport interface ${className(tag)}Props extends ${base} {\n${fields.join("\n")}\n}\n`;

const rowPerTag = (row: (tag: Tag) => string) => tags.map((tag) => `    "${tag}": ${row(tag)};`).join("\n");

/** `vue.d.ts`: the tags in Vue's templates; Vue writes both `heading-level` and `headingLevel`. */
export function vueDeclarations(): string {
  const onName = (event: string) => `on${event[0]?.toUpperCase()}${event.slice(1)}`;
  const component = (tag: Tag) => `new () => { $props: ${className(tag)}Props }`;
  return [
    `import type { HTMLAttributes, ReservedProps } from "vue";`,
    `import type { KullaEventMap } from "./kulla.js";\n`,
    ...tags.map((tag) =>
      propsOf(tag, "HTMLAttributes, ReservedProps", [...fieldsOf(tag, propertyOf), ...handlersOf(tag, onName)]),
    ),
    `declare module "vue" {\n  interface GlobalComponents {\n${rowPerTag(component)}\n  }\n}\n`,
  ].join("\n");
}

/** `svelte.d.ts`: the tags in Svelte's markup. */
export function svelteDeclarations(): string {
  const onName = (event: string) => `on${event}`;
  return [
    `import type { HTMLAttributes } from "svelte/elements";`,
    `import type { KullaEventMap, ${tags.map(className).join(", ")} } from "./kulla.js";\n`,
    ...tags.map((tag) =>
      propsOf(tag, `HTMLAttributes<${className(tag)}>`, [
        ...fieldsOf(tag, (name) => name),
        ...handlersOf(tag, onName),
      ]),
    ),
    `declare module "svelte/elements" {\n  interface SvelteHTMLElements {\n${rowPerTag((tag) => `${className(tag)}Props`)}\n  }\n}\n`,
  ].join("\n");
}
