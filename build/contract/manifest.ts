import { className, contractRowsOf, typeOf, type AttributeRow } from "../../widgets/contract/rows.ts";
import { parts, variables } from "../../widgets/contract/style.ts";
import { purposes, tags, type Tag } from "../../widgets/contract/tags.ts";

const describe = (table: Readonly<Record<string, string>>, prefix: string) =>
  Object.entries(table).map(([name, description]) => ({ name: prefix + name, description }));

const fallbackSlot = { name: "", description: "shown until the element is ready, and without JavaScript" };

const withDefault = ({ initial }: AttributeRow) => (initial === undefined ? {} : { default: initial });

function fieldsOf(tag: Tag): readonly object[] {
  const { attributes, members } = contractRowsOf(tag);
  const properties = attributes.map((row) => ({
    kind: "field",
    name: row.property,
    attribute: row.name,
    type: { text: `${typeOf(row)} | null` },
    description: row.meaning,
  }));
  const memberRows = members.map(({ name, type, meaning }) => ({
    kind: type.includes("=>") ? "method" : "field",
    name,
    ...(type.includes("=>") ? {} : { type: { text: type }, readonly: true }),
    description: meaning,
  }));
  return [...properties, ...memberRows];
}

function declaration(tag: Tag): object {
  const { attributes, events } = contractRowsOf(tag);
  return {
    kind: "class",
    customElement: true,
    name: className(tag),
    tagName: tag,
    superclass: { name: "HTMLElement" },
    description: purposes[tag],
    attributes: attributes.map((row) => ({
      name: row.name,
      fieldName: row.property,
      type: { text: typeOf(row) },
      description: row.meaning,
      ...withDefault(row),
    })),
    members: fieldsOf(tag),
    events: events.map(({ name, meaning }) => ({
      name,
      type: { text: `KullaEventMap["${name}"]` },
      description: meaning,
    })),
    slots: [fallbackSlot],
    cssProperties: describe(variables, "--kulla-"),
    cssParts: describe(parts, ""),
  };
}

/** `custom-elements.json`: the custom elements manifest, version 1. */
export function manifest(): object {
  const declared = (tag: Tag) => ({ name: className(tag), module: `${tag}.js` });
  return {
    schemaVersion: "1.0.0",
    modules: tags.map((tag) => ({
      kind: "javascript-module",
      path: `${tag}.js`,
      declarations: [declaration(tag)],
      exports: [{ kind: "custom-element-definition", name: tag, declaration: declared(tag) }],
    })),
  };
}

const valuesOf = ({ values }: AttributeRow) => (values ? { values: values.map((name) => ({ name })) } : {});

function webTypesOf(tag: Tag): object {
  const { attributes, events } = contractRowsOf(tag);
  return {
    name: tag,
    description: purposes[tag],
    attributes: attributes.map((row) => ({
      name: row.name,
      description: row.meaning,
      required: false,
      ...valuesOf(row),
      ...withDefault(row),
    })),
    slots: [fallbackSlot],
    js: {
      properties: attributes.map(({ property, meaning }) => ({ name: property, description: meaning })),
      events: events.map(({ name, meaning }) => ({ name, description: meaning })),
    },
    css: { properties: describe(variables, "--kulla-"), parts: describe(parts, "") },
  };
}

/** `web-types.json`: what JetBrains' editors read. */
export function webTypes(version: string): object {
  return {
    $schema: "https://json.schemastore.org/web-types",
    name: "kulla",
    version,
    "description-markup": "markdown",
    contributions: { html: { elements: tags.map(webTypesOf) } },
  };
}

/** `vscode.html-custom-data.json`: the tags, for VS Code. */
export function vsCodeTags(): object {
  const tagOf = (tag: Tag) => ({
    name: tag,
    description: purposes[tag],
    attributes: contractRowsOf(tag).attributes.map((row) => ({
      name: row.name,
      description: row.meaning,
      ...valuesOf(row),
    })),
  });
  return { version: 1.1, tags: tags.map(tagOf) };
}

/** `vscode.css-custom-data.json`: the variables, for VS Code. */
export function vsCodeVariables(): object {
  return { version: 1.1, properties: describe(variables, "--kulla-") };
}
