import { brochureScreens, finderScreens, type FieldTypeNames } from "../../widgets/contract/screens.ts";
import {
  className,
  eventRows,
  contractRowsOf,
  typeOf,
  type AttributeRow,
  type MemberRow,
  brochureTexts,
  failureTexts,
  finderTexts,
} from "../../widgets/contract/rows.ts";
import { finderTags, purposes, tags, type Tag } from "../../widgets/contract/tags.ts";
import { linkMeanings } from "../../widgets/contract/attributes.ts";
import { formNames } from "../../src/text/format/pluralText.ts";

const withPublicScreenName = (type: string, name = "KullaScreen") => type.replace(/\bScreen\b/g, name);

const fields = (types: FieldTypeNames) =>
  Object.entries(types)
    .map(([name, type]) => `readonly ${name}: ${withPublicScreenName(type)}`)
    .join("; ");

function screenType(name: string, table: Readonly<Record<string, FieldTypeNames>>): string {
  const screens = Object.entries(table).map(([screen, fieldTypes]) =>
    `  | { readonly name: "${screen}"; ${fields(fieldTypes)}`.replace(/[; ]*$/, " }"),
  );
  return `export type ${name} =\n${screens.join("\n")};\n`;
}

const textFields = (table: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(table)
    .map(([key, description]) => `${indent}/** ${description} */\n${indent}${key}?: string | undefined;`)
    .join("\n");

const alternatives = (names: readonly string[]) => names.map((name) => `"${name}"`).join(" | ");

function textsType(): string {
  return `/** Your own texts, which replace ours: plain strings, never markup. Each key is documented with our English text. */
export interface KullaTexts {
${textFields({ ...brochureTexts, ...finderTexts }, "  ")}
  /** Another plural form of a count, for languages that have more than two. */
  [form: \`\${string}\${${alternatives(formNames.filter((name) => name !== "One"))}}\`]: string | undefined;
  /** Texts for the brochure only, where a key has a different text in the other elements. */
  brochure?: Readonly<Record<string, string>> | undefined;
  /** Sentences by failure code. */
  failure?:
    | {
${textFields(failureTexts, "        ")}
      }
    | undefined;
}
`;
}

function linksType(): string {
  return `/** The page's own addresses by screen: templates with \`{tower}\`, \`{floor}\`, \`{apartment}\`, \`{url}\`. */
export interface KullaLinks {
${textFields(linkMeanings, "  ")}
  /** Exceptions to \`floor\`, by \`k5/3\` or \`3\`. */
  floors?: { readonly [floor: string]: string } | undefined;
}
`;
}

const campaignTypes = `/** The page's own hidden fields: at most 15 texts of up to 300 characters each, without "<" and ">". */
export type KullaFields = { readonly [name: string]: string };

/** A visitor's arrival: an ISO date and time, the page without its query, the referrer's host, and the campaign parameters of the address. */
export interface KullaVisit {
  readonly at: string;
  readonly landing: string;
  readonly referrer: string;
  readonly values: KullaFields;
}

/** Where a visitor came from: the first time, and this time. */
export interface KullaCampaign {
  readonly first: KullaVisit;
  readonly last: KullaVisit;
}
`;

function eventTypes(): string {
  const rows = eventRows.map(
    ({ name, detail, meaning, isCancelable }) =>
      `  /** ${meaning}${isCancelable ? " (cancelable)" : ""} */
  ${name}: CustomEvent<{ ${fields({ ...detail, partner: "string | null" })} }>;`,
  );
  return `/** Every event by name. All bubble and cross shadow roots. */
export interface KullaEventMap {
${rows.join("\n")}
}
`;
}

const attributeComment = ({ meaning, initial }: AttributeRow) =>
  `/** ${meaning}${initial === undefined ? "" : `; default: ${initial}`} */`;

const accessors = (row: AttributeRow) => {
  const readType = row.object ?? "string";
  return `  ${attributeComment(row)}
  get ${row.property}(): ${readType} | null;
  set ${row.property}(value: ${typeOf(row)} | null | undefined);`;
};

const memberLines = (screen: string) => (row: MemberRow) => {
  const [type = "", result] = withPublicScreenName(row.type, screen).split(" => ");
  const name = result === undefined ? `readonly ${row.name}: ${type}` : `${row.name}${type}: ${result}`;
  return `  /** ${row.meaning} */\n  ${name};`;
};

function elementType(tag: Tag): string {
  const { attributes, members } = contractRowsOf(tag);
  const isFinder = finderTags.some((each) => each === tag);
  const attributeLines = attributes.map(
    (row) => `  ${attributeComment(row)}\n  "${row.name}"?: ${typeOf(row)} | undefined;`,
  );
  const ownMembers = [
    ...attributes.map(accessors),
    ...members.map(memberLines(isFinder ? "KullaScreen" : "KullaBrochurePlace")),
  ];
  return `/** The attributes of \`<${tag}>\`. */
export interface ${className(tag)}Attributes {
${attributeLines.join("\n")}
}

/** \`<${tag}>\`: ${purposes[tag]} */
export interface ${className(tag)} extends HTMLElement {
${ownMembers.join("\n")}
}
`;
}

/** `kulla.d.ts`: the elements, their attributes, events and screens, for every page in TypeScript. Needs TypeScript 5.1. */
export function elementTypes(): string {
  const names = tags.map((tag) => `    "${tag}": ${className(tag)};`).join("\n");
  return [
    `/** Where the visitor is. */\n${screenType("KullaScreen", finderScreens)}`,
    `/** Where the visitor is in a brochure; pages are counted from 0. */\n${screenType("KullaBrochurePlace", brochureScreens)}`,
    textsType(),
    linksType(),
    campaignTypes,
    eventTypes(),
    ...tags.map(elementType),
    `declare global {
  interface HTMLElementTagNameMap {
${names}
  }
  /** The events bubble: every ancestor of an element, document and window included, receives them. */
  interface GlobalEventHandlersEventMap extends KullaEventMap {}
}
`,
  ].join("\n");
}
