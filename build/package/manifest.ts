import { attributes } from "../../widgets/contract/attributes.ts";
import { events } from "../../widgets/contract/events.ts";
import { members } from "../../widgets/contract/members.ts";
import { parts, variables } from "../../widgets/contract/style.ts";
import { elements, tags, type Tag } from "../../widgets/contract/tags.ts";
import { className, propertyOf, rowsOf } from "./names.ts";

const describe = (table: Readonly<Record<string, string>>, prefix: string) =>
  Object.entries(table).map(([name, description]) => ({ name: prefix + name, description }));

const fallback = { name: "", description: "stands in for the element until it is ready, and without JavaScript" };

function declaration(tag: Tag): object {
  const own = rowsOf(attributes, tag).map(([name, { values, initial, meaning }]) => ({
    name,
    fieldName: propertyOf(name),
    type: { text: values ? values.map((value) => `"${value}"`).join(" | ") : "string" },
    description: meaning,
    ...(initial === undefined ? {} : { default: initial }),
  }));
  const fields = own.map(({ name, fieldName, description }) => ({
    kind: "field",
    name: fieldName,
    attribute: name,
    type: { text: name === "texts" ? "object | null" : "string | null" },
    description,
  }));
  const rest = rowsOf(members, tag).map(([name, { type, meaning }]) => ({
    kind: type.includes("=>") ? "method" : "field",
    name,
    ...(type.includes("=>") ? {} : { type: { text: type }, readonly: true }),
    description: meaning,
  }));
  return {
    kind: "class",
    customElement: true,
    name: className(tag),
    tagName: tag,
    superclass: { name: "HTMLElement" },
    description: elements[tag].purpose,
    attributes: own,
    members: [...fields, ...rest],
    events: rowsOf(events, tag).map(([name, { detail, meaning }]) => ({
      name,
      type: { text: `CustomEvent<${JSON.stringify({ ...detail, partner: "string | null" }).replaceAll('"', "")}>` },
      description: meaning,
    })),
    slots: [fallback],
    cssProperties: describe(variables, "--kulla-"),
    cssParts: describe(parts, ""),
  };
}

/** `custom-elements.json`: the custom elements manifest, version 1. */
export function manifest(): object {
  return {
    schemaVersion: "1.0.0",
    modules: tags.map((tag) => ({
      kind: "javascript-module",
      path: `${tag}.js`,
      declarations: [declaration(tag)],
      exports: [
        {
          kind: "custom-element-definition",
          name: tag,
          declaration: { name: className(tag), module: `${tag}.js` },
        },
      ],
    })),
  };
}

/** `web-types.json`: what JetBrains' editors read. */
export function webTypes(version: string): object {
  const styles = { properties: describe(variables, "--kulla-"), parts: describe(parts, "") };
  return {
    $schema: "https://json.schemastore.org/web-types",
    name: "kulla",
    version,
    "description-markup": "markdown",
    contributions: {
      html: {
        elements: tags.map((tag) => ({
          name: tag,
          description: elements[tag].purpose,
          attributes: rowsOf(attributes, tag).map(([name, { meaning, values, initial }]) => ({
            name,
            description: meaning,
            required: false,
            ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
            ...(initial === undefined ? {} : { default: initial }),
          })),
          slots: [fallback],
          js: {
            properties: rowsOf(attributes, tag).map(([name, { meaning }]) => ({
              name: propertyOf(name),
              description: meaning,
            })),
            events: rowsOf(events, tag).map(([name, { meaning }]) => ({ name, description: meaning })),
          },
          css: styles,
        })),
      },
    },
  };
}

/** VS Code's custom data, for HTML and for CSS. */
export const editorData = {
  html: (): object => ({
    version: 1.1,
    tags: tags.map((tag) => ({
      name: tag,
      description: elements[tag].purpose,
      attributes: rowsOf(attributes, tag).map(([name, { meaning, values }]) => ({
        name,
        description: meaning,
        ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
      })),
    })),
  }),
  css: (): object => ({ version: 1.1, properties: describe(variables, "--kulla-") }),
};
