import {
  attributeRows,
  eventRows,
  memberRows,
  rowsOf,
  brochureTexts,
  failureTexts,
  finderTexts,
} from "../../widgets/contract/rows.ts";
import { elements } from "../../widgets/contract/elements.ts";
import { linkMeanings } from "../../widgets/contract/attributes.ts";
import { passedByFrame, settableByAddress } from "../../widgets/contract/frame.ts";
import { parts, variables } from "../../widgets/contract/style.ts";
import { finderTags, purposes, tags, type Tag } from "../../widgets/contract/tags.ts";

const code = (text: string) => `\`${text}\``;
const codes = (names: readonly string[]) => names.map(code).join(" ");

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The tags that have something, in few words. */
function where(on: readonly Tag[]): string {
  if (on.length === tags.length) return "all";
  if (on.length === finderTags.length && finderTags.every((tag) => on.includes(tag))) return "finder tags";
  return on.map((tag) => tag.replace("kulla-", "")).join(", ");
}

const having = (attribute: string) => {
  const follows = (names: readonly string[]) => names.includes(attribute);
  return tags.filter((tag) => follows(elements[tag].attributes));
};

const elementTable = () =>
  table(
    ["tag", "screens", "for"],
    tags.map((tag) => [code(`<${tag}>`), elements[tag].screens.join(", "), purposes[tag]]),
  );

function eachElementTable(): string {
  const row = (tag: Tag) => {
    const { attributes, events } = rowsOf(tag);
    const eventNames = events.map(({ name, isCancelable }) => `${name}${isCancelable ? "*" : ""}`);
    return [code(`<${tag}>`), codes(attributes.map(({ name }) => name)), codes(eventNames)];
  };
  return table(["element", "attributes", "events"], tags.map(row));
}

const attributeTable = () =>
  table(
    ["attribute", "on", "meaning", "values", "default"],
    attributeRows.map(({ name, meaning, values, initial }) => [
      code(name),
      where(having(name)),
      meaning,
      codes(values ?? []),
      initial ?? "",
    ]),
  );

const eventTable = () =>
  table(
    ["event", "cancelable", "`detail` besides `partner`", "when"],
    eventRows.map(({ name, isCancelable, detail, meaning }) => [
      code(name),
      isCancelable ? "yes" : "",
      codes(Object.keys(detail)),
      meaning,
    ]),
  );

const memberTable = () =>
  table(
    ["member", "on", "type", "meaning"],
    memberRows.map(({ name, on, type, meaning }) => [code(name), where(on), code(type), meaning]),
  );

const styleTable = () =>
  table(
    ["variable or part", "what it styles"],
    [
      ...Object.entries(variables).map(([name, meaning]) => [code(`--kulla-${name}`), meaning]),
      ...Object.entries(parts).map(([name, meaning]) => [code(`::part(${name})`), meaning]),
    ],
  );

const textKeys = () =>
  [
    `Of the finder tags: ${codes(Object.keys(finderTexts))}.`,
    `Of the brochure: ${codes(Object.keys(brochureTexts))}.`,
    `In \`failure\`, by the code of what failed: ${codes(Object.keys(failureTexts))}.`,
  ].join("\n\n");

const but = (all: Readonly<Record<string, boolean>>) => codes(Object.keys(all).filter((name) => !all[name]));

const settable = (permission: string) => {
  const all = Object.entries(settableByAddress);
  return codes(all.flatMap(([name, place]) => (place === permission ? [name] : [])));
};

const linkTable = () =>
  table(
    ["link", "leads to"],
    Object.entries(linkMeanings).map(([name, meaning]) => [code(name), meaning]),
  );

const frameSentence = () =>
  `In a frame the address takes every attribute but ${settable("nowhere")}, opened by itself only ${settable("anywhere")}. Every event but ${but(passedByFrame)} is dispatched at the iframe.`;

/** The parts of the manual that are written from the contract (Markdown, cells not padded), by the name in their markers. */
export const manualTables: Readonly<Record<string, () => string>> = {
  elements: elementTable,
  "each element": eachElementTable,
  attributes: attributeTable,
  events: eventTable,
  members: memberTable,
  style: styleTable,
  texts: textKeys,
  frame: frameSentence,
  links: linkTable,
};
