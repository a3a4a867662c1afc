import { dirname, relative } from "node:path";
import { brochureTexts, failureTexts, finderTexts, contractRowsOf } from "../../widgets/contract/rows.ts";
import { elements } from "../../widgets/contract/elements.ts";
import { linkMeanings } from "../../widgets/contract/attributes.ts";
import { passedByFrame, settableByAddress } from "../../widgets/contract/frame.ts";
import { parts, variables } from "../../widgets/contract/style.ts";
import { purposes, tags, type Tag } from "../../widgets/contract/tags.ts";

const code = (text: string) => `\`${text}\``;
const codes = (names: readonly string[]) => names.map(code).join(" ");

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A link from a page to the page of a tag. */
function linkTo(tag: Tag, file: string): string {
  const path = relative(dirname(file), `docs/elements/${tag}.md`).replaceAll("\\", "/");
  return `[${code(`<${tag}>`)}](${path})`;
}

const elementTable = (file: string) =>
  table(
    ["tag", "screens", "for"],
    tags.map((tag) => [linkTo(tag, file), elements[tag].screens.join(", "), purposes[tag]]),
  );

const attributesOf = (tag: Tag) =>
  table(
    ["attribute", "meaning", "values", "default"],
    contractRowsOf(tag).attributes.map(({ name, meaning, values, initial }) => [
      code(name),
      meaning,
      codes(values ?? []),
      initial ?? "",
    ]),
  );

const eventsOf = (tag: Tag) =>
  table(
    ["event", "cancelable", "`detail` besides `partner`", "when"],
    contractRowsOf(tag).events.map(({ name, isCancelable, detail, meaning }) => [
      code(name),
      isCancelable ? "yes" : "",
      codes(Object.keys(detail)),
      meaning,
    ]),
  );

const membersOf = (tag: Tag) =>
  table(
    ["member", "type", "meaning"],
    contractRowsOf(tag).members.map(({ name, type, meaning }) => [code(name), code(type), meaning]),
  );

/** The screens that have a part; parts that are not listed are on every screen. */
const screensWith: Partial<Readonly<Record<keyof typeof parts, readonly string[]>>> = {
  region: ["site", "tower", "floor"],
  label: ["site", "tower", "floor"],
  dialog: ["inquiry"],
  toast: ["inquiry"],
};

function partsOf(tag: Tag): string {
  const screens: readonly string[] = elements[tag].screens;
  const isThere = (name: string) => {
    const where = screensWith[name as keyof typeof parts];
    return where === undefined || where.some((screen) => screens.includes(screen));
  };
  const rows = Object.entries(parts).filter(([name]) => isThere(name));
  return table(
    ["part", "what it styles"],
    rows.map(([name, meaning]) => [code(`::part(${name})`), meaning]),
  );
}

/** The generated reference of a tag's page. */
const reference = (tag: Tag) =>
  [
    ["Attributes", attributesOf(tag)],
    ["Events", eventsOf(tag)],
    ["Members", membersOf(tag)],
    ["Parts", partsOf(tag)],
  ]
    .map(([heading, text]) => `## ${heading}\n\n${text}`)
    .join("\n\n");

const styleTable = () =>
  table(
    ["variable or part", "what it styles"],
    [
      ...Object.entries(variables).map(([name, meaning]) => [code(`--kulla-${name}`), meaning]),
      ...Object.entries(parts).map(([name, meaning]) => [code(`::part(${name})`), meaning]),
    ],
  );

const textTable = (texts: Readonly<Record<string, string>>) =>
  table(
    ["key", "in English"],
    Object.entries(texts).map(([key, text]) => [code(key), text]),
  );

const textKeys = () =>
  [
    `Of the finder tags:`,
    textTable(finderTexts),
    `Of the brochure:`,
    textTable(brochureTexts),
    `In \`failure\`, by the code of what failed:`,
    textTable(failureTexts),
  ].join("\n\n");

const namesNotIn = (all: Readonly<Record<string, boolean>>) => codes(Object.keys(all).filter((name) => !all[name]));

const settableNames = (permission: string) => {
  const permissions = Object.entries(settableByAddress);
  return codes(permissions.flatMap(([name, value]) => (value === permission ? [name] : [])));
};

const linkTable = () =>
  table(
    ["link", "leads to"],
    Object.entries(linkMeanings).map(([name, meaning]) => [code(name), meaning]),
  );

const frameSentence = () =>
  `In an iframe, the address accepts every attribute except ${settableNames("nowhere")}; opened by itself, it accepts only ${settableNames("anywhere")}. Every event but ${namesNotIn(passedByFrame)} is dispatched at the iframe.`;

const embedSentence = () =>
  `On a \`div\`, \`p\`, \`span\` or \`a\`, \`data-\` sets every attribute except ${settableNames("nowhere")}; these are read from the script's own tag only.`;

/** The generated parts of the manual (Markdown, unpadded cells), by the name in their markers. */
export const manualTables: Readonly<Record<string, (file: string) => string>> = {
  elements: elementTable,
  ...Object.fromEntries(tags.map((tag) => [tag, () => reference(tag)])),
  style: styleTable,
  texts: textKeys,
  frame: frameSentence,
  embed: embedSentence,
  links: linkTable,
};
