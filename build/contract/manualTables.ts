import { dirname, relative } from "node:path";
import { brochureTexts, failureTexts, finderTexts, contractRowsOf } from "../../widgets/contract/rows.ts";
import { elements } from "../../widgets/contract/elements.ts";
import { linkMeanings } from "../../widgets/contract/attributes.ts";
import { passedByFrame, settableByAddress } from "../../widgets/contract/frame.ts";
import { parts, variables } from "../../widgets/contract/style.ts";
import { purposes, tags, type Tag } from "../../widgets/contract/tags.ts";

const code = (text: string) => `\`${text}\``;
const codes = (names: readonly string[]) => names.map(code).join(" ");
const codeList = (names: readonly string[]) => names.map(code).join(", ");

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
    ["tag", "screens", "purpose"],
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
  const hasPart = (name: string) => {
    const screensOfPart = screensWith[name as keyof typeof parts];
    return screensOfPart === undefined || screensOfPart.some((screen) => screens.includes(screen));
  };
  const rows = Object.entries(parts).filter(([name]) => hasPart(name));
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
    `Keys of all elements except the brochure:`,
    textTable(finderTexts),
    `Keys of the brochure:`,
    textTable(brochureTexts),
    `Keys in \`failure\`, one for each failure code:`,
    textTable(failureTexts),
  ].join("\n\n");

/** The events that a frame does not pass on to the page around it. */
const eventsInFrameOnly = () =>
  codeList(Object.entries(passedByFrame).flatMap(([name, isPassed]) => (isPassed ? [] : [name])));

/** The attributes that an address of `embed.html` may set anywhere, in frames only, or nowhere. */
const attributesSettable = (where: "anywhere" | "inFrame" | "nowhere") =>
  codeList(Object.entries(settableByAddress).flatMap(([name, value]) => (value === where ? [name] : [])));

const linkTable = () =>
  table(
    ["link", "leads to"],
    Object.entries(linkMeanings).map(([name, meaning]) => [code(name), meaning]),
  );

const frameSentence = () =>
  `In an iframe, the address can set every attribute except ${attributesSettable("nowhere")}. Opened in a window of its own, it can set only ${attributesSettable("anywhere")}. Every event except ${eventsInFrameOnly()} is also dispatched on the iframe.`;

const embedSentence = () =>
  `On a \`div\`, \`p\`, \`span\` or \`a\`, \`data-\` attributes can set every attribute of the element except ${attributesSettable("nowhere")}, which are only read from the script's own tag.`;

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
