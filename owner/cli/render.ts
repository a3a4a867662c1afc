import { parseArgs } from "node:util";
import { readRegularText } from "../files/readRegularText.ts";
import { parseJsonText } from "../../src/project/file/parseJsonText.ts";
import { attributes as contractAttributes } from "../../widgets/contract/attributes.ts";
import { elements } from "../../widgets/contract/elements.ts";
import { tags, type Tag } from "../../widgets/contract/tags.ts";
import { renderElement } from "../../widgets/server.tsx";
import { print, printError, printHtml } from "../terminal/print.ts";

const help = `kulla render <tag> --project <file> [options]

Writes the element as HTML to the standard output, its content in a declarative shadow root: for static pages, WordPress
blocks and servers in other languages. The page needs the elements' script only to take it over.

  --project <file>       the project file to read
  --project-url <url>    where the page sees the project file (default: /project/project.json)
  --script-base <url>    where the page sees the folder of the scripts (default: /widgets/)
  --availability <file>  statuses and prices as they are now
  --availability-url <url>  where the page reads them again (default: where the project file says)
  --texts-file <file>    the project's own texts, for a language of its own that --locale names
  --links <file>         JSON of the page's own addresses by screen
  --<attribute> <value>  any attribute of the tag: --tower k5 --floor 3 --locale en

Tags: ${tags.join(", ")}`;

/** What may be asked of it besides the attributes of the elements. */
const own = {
  help: { type: "boolean", short: "h" },
  "availability-url": { type: "string" },
  "project-url": { type: "string", default: "/project/project.json" },
  "script-base": { type: "string", default: "/widgets/" },
  "texts-file": { type: "string" },
} as const;

/** `kulla render`; returns the exit code. */
export async function renderCommand(args: readonly string[]): Promise<number> {
  const named = Object.keys(contractAttributes).map((name) => [name, { type: "string" }] as const);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(named), ...own },
      allowPositionals: true,
    });
    if (values.help) {
      print(help.split("\n"));
      return 0;
    }
    const texts = Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
    return await write(positionals, Object.fromEntries(texts));
  } catch (error) {
    return wrongUse(error instanceof Error ? error.message : String(error));
  }
}

async function write(positionals: readonly string[], values: Readonly<Record<string, string>>): Promise<number> {
  const tag = tags.find((each) => each === positionals[0]);
  if (!tag || positionals.length > 1) return wrongUse(`There is no tag "${positionals.join(" ")}".`);
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
  if (project === undefined) return wrongUse("--project is missing.");
  const unknown = Object.keys(attributes).filter((name) => !followedBy(tag).includes(name));
  if (unknown.length > 0) return wrongUse(`<${tag}> has no attribute ${unknown.join(", ")}.`);
  const file = await readJson(project);
  const availabilityFile = availability === undefined ? undefined : await readJson(availability);
  const addresses = links === undefined ? undefined : await readJson(links);
  const words = textsFile === undefined ? undefined : await readJson(textsFile);
  if (!file.ok || addresses?.ok === false || availabilityFile?.ok === false || words?.ok === false) return 1;
  let faults = 0;
  const html = renderElement(tag, {
    attributes,
    project: file.value,
    projectUrl,
    scriptBase,
    ...(availabilityFile && { availability: availabilityFile.value }),
    ...(addresses && { links: addresses.value as object }),
    ...(words && { texts: words.value as object }),
    warn: (sentence) => {
      faults += 1;
      printError(sentence);
    },
  });
  printHtml(html);
  return faults > 0 ? 1 : 0;
}

function followedBy(tag: Tag): readonly string[] {
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

function wrongUse(sentence: string): number {
  printError([sentence, "", ...help.split("\n")]);
  return 2;
}
