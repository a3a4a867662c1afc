import { readRegularText } from "../system/files/readRegularText.ts";
import { parseJsonText } from "../../src/project/file/parseJsonText.ts";
import { attributes as contractAttributes } from "../../widgets/contract/attributes.ts";
import { elements } from "../../widgets/contract/elements.ts";
import { tags, type Tag } from "../../widgets/contract/tags.ts";
import { renderElement } from "../../widgets/server.tsx";
import { printError, printHtml } from "../system/terminal/print.ts";
import { nearestWord } from "../../src/text/nearestWord.ts";
import { runCommand, usageError } from "./commandLine.ts";
import type { Options } from "./readOptions.ts";

const help = `kulla render <tag> --project <file> [options]

Writes the element as HTML to standard output, its content in a declarative shadow root: for static pages, WordPress
blocks and servers in other languages. The elements' script hydrates it.

  --project <file>          the project file
  --project-url <url>       address of the project file as the page sees it (default: /project/project.json)
  --script-base <url>       address of the scripts' folder as the page sees it (default: /widgets/)
  --availability <file>     the availability file: current statuses and prices
  --availability-url <url>  its address as the page sees it (default: the one in the project file)
  --texts-file <file>       texts of the project's own language, if --locale names one
  --links <file>            JSON file with the page's own addresses by screen
  --<attribute> <value>     any attribute of the tag: --tower k5 --floor 3 --locale en

Tags: ${tags.join(", ")}`;

/** Options besides those that stand for attributes of the elements. */
const ownOptions = {
  "availability-url": { type: "string" },
  "project-url": { type: "string", default: "/project/project.json" },
  "script-base": { type: "string", default: "/widgets/" },
  "texts-file": { type: "string" },
} as const;

/** `kulla render`; returns the exit code. */
export async function renderCommand(args: readonly string[]): Promise<number> {
  const attributeOptions = Object.keys(contractAttributes).map((name) => [name, { type: "string" }] as const);
  const options: Options = { ...Object.fromEntries(attributeOptions), ...ownOptions };
  return runCommand(args, { help, options }, ({ values, positionals }) => {
    const textValues = Object.entries(values).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    return writeElement(positionals, Object.fromEntries(textValues));
  });
}

async function writeElement(positionals: readonly string[], values: Readonly<Record<string, string>>): Promise<number> {
  const tag = tags.find((each) => each === positionals[0]);
  if (!tag || positionals.length > 1) return usageError(noSuchTag(positionals), help);
  const {
    project,
    availability,
    links,
    "project-url": projectUrl = "",
    "availability-url": availabilityUrl,
    "script-base": scriptBase = "",
    "texts-file": textsFile,
    ...others
  } = values;
  const attributes = { ...others, ...(availabilityUrl !== undefined && { availability: availabilityUrl }) };
  if (project === undefined) return usageError("--project is missing: --project <file> names the project file.", help);
  const unknown = Object.keys(attributes).filter((name) => !attributesOf(tag).includes(name));
  if (unknown.length > 0) return usageError(noSuchAttributes(tag, unknown), help);
  const file = await readJson(project);
  const availabilityFile = availability === undefined ? undefined : await readJson(availability);
  const addresses = links === undefined ? undefined : await readJson(links);
  const ownTexts = textsFile === undefined ? undefined : await readJson(textsFile);
  if (!file.ok || addresses?.ok === false || availabilityFile?.ok === false || ownTexts?.ok === false) return 1;
  let warningCount = 0;
  const html = renderElement(tag, {
    attributes,
    project: file.value,
    projectUrl,
    scriptBase,
    ...(availabilityFile && { availability: availabilityFile.value }),
    ...(addresses && { links: addresses.value as object }),
    ...(ownTexts && { texts: ownTexts.value as object }),
    warn: (sentence) => {
      warningCount += 1;
      printError(sentence);
    },
  });
  printHtml(html);
  return warningCount > 0 ? 1 : 0;
}

function noSuchTag([name, ...others]: readonly string[]): string {
  if (name === undefined) return `The tag is missing. The tags are ${tags.join(", ")}.`;
  if (others.length > 0)
    return `One tag at a time, not "${[name, ...others].join(" ")}": values follow their option, as in --tower k5.`;
  const nearest = nearestWord(name, tags);
  return `There is no tag "${name}". ${nearest === undefined ? `The tags are ${tags.join(", ")}.` : `Did you mean ${nearest}?`}`;
}

function noSuchAttributes(tag: Tag, unknown: readonly string[]): string {
  const names = unknown.map((name) => `--${name}`).join(", ");
  return `<${tag}> has no attribute for ${names}. It has ${attributesOf(tag)
    .map((name) => `--${name}`)
    .join(", ")}.`;
}

function attributesOf(tag: Tag): readonly string[] {
  return elements[tag].attributes;
}

type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

async function readJson(path: string): Promise<Read> {
  try {
    const text = await readRegularText(path);
    const json = text === undefined ? undefined : parseJsonText(text);
    if (json?.ok) return json;
    printError(`${path} cannot be read: it ${json?.problem ?? "is not a file"}.`);
  } catch (error) {
    printError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { ok: false };
}
