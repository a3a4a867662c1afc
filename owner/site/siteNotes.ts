import { nearestWord } from "../../src/text/nearestWord.ts";
import type { Schema } from "../../src/project/file/schemas.ts";
import { isRecord } from "../../src/project/isRecord.ts";
import { pathText } from "../../src/project/ProjectDataError.ts";
import type { LocalText } from "../../src/project/types.ts";
import { brandContrasts, minContrast, shownColours } from "./brandColours.ts";
import { readSite } from "./readSite.ts";
import { unknownFacts } from "./siteFacts.ts";
import { unknownParts, type UnknownPart } from "./siteParts.ts";
import { siteLanguages, siteSchema } from "./siteSchema.ts";

/** A remark about a part of a `site.json` that can be read but may not do what its author expects. */
export type SiteNote = { readonly path: string; readonly problem: string };

/** The notes about a `site.json`, in addition to the problems that checkSite finds in it. `name`: the project's. */
export function siteNotes(json: unknown, name: LocalText): readonly SiteNote[] {
  const { content, isDefault } = readSite(json, name);
  if (isDefault)
    return [
      {
        path: "",
        problem:
          "nothing in it is shown until version, brand.name and pages.home with title and headline can be read: until then the website has default texts that fit any project",
      },
    ];
  return [
    ...unknownParts(json).map((each) => ({ path: each.path, problem: unknownText(each) })),
    ...textNotes(siteSchema, json, []),
    ...contrastNotes(content.brand.colours),
  ];
}

function unknownText({ name, knownNames }: UnknownPart): string {
  const nearest = nearestWord(name, knownNames);
  const suggestion =
    nearest === undefined ? `the names here are ${knownNames.join(", ")}` : `is it meant to be "${nearest}"?`;
  return `is not a name that Kulla knows, so no page shows it: ${suggestion}`;
}

type Steps = readonly (string | number)[];

function textNotes(schema: Schema, value: unknown, steps: Steps): readonly SiteNote[] {
  if (schema.kind === "list" && Array.isArray(value))
    return value.flatMap((item, index) => textNotes(schema.item, item, [...steps, index]));
  if (schema.kind === "object" && isRecord(value))
    return Object.entries(schema.fields).flatMap(([field, { schema: inner, rule }]) => {
      const at = [...steps, field];
      const isEmpty = inner.kind === "localText" && rule === "required" && isBlank(value[field]);
      return isEmpty ? [{ path: pathText(at), problem: "is empty: write a text" }] : textNotes(inner, value[field], at);
    });
  if (schema.kind !== "localText" || (typeof value !== "string" && !isRecord(value))) return [];
  return localTextProblems(value, steps).map((problem) => ({ path: pathText(steps), problem }));
}

const isBlank = (value: unknown): boolean =>
  typeof value === "string"
    ? value.trim() === ""
    : isRecord(value) && Object.values(value).every((each) => typeof each === "string" && each.trim() === "");

function localTextProblems(value: string | object, [list]: Steps): readonly string[] {
  const texts = typeof value === "string" ? [value] : Object.values(value).filter((each) => typeof each === "string");
  const isInSiteLanguage =
    typeof value === "string" || siteLanguages.some((language) => Object.hasOwn(value, language));
  const tags = texts.flatMap((text) => text.match(/<\/?[a-z][^<>]*>|&\w+;/gi) ?? []);
  // Titles of generated pages may name other facts, those of their building, floor or apartment.
  const facts = list === "heads" ? [] : texts.flatMap(unknownFacts);
  return [
    ...(isInSiteLanguage ? [] : [`has no text in ${siteLanguages.join(", ")}, the languages of the website`]),
    ...(tags.length > 0 ? [`is shown as written, including ${shortList(tags)}: texts are not HTML`] : []),
    ...(facts.length > 0
      ? [`is left out: ${shortList(facts)} is not one of a project's facts. Without braces it is shown as text`]
      : []),
  ];
}

const shortList = (words: readonly string[]): string => [...new Set(words)].slice(0, 3).join(", ");

function contrastNotes(colours: Parameters<typeof brandContrasts>[0]): readonly SiteNote[] {
  if (Object.values(colours).every((colour) => colour === undefined)) return [];
  const shown = shownColours(colours);
  const tooClose = brandContrasts(colours).filter(({ ratio }) => ratio < minContrast);
  return [...new Set(tooClose.map(({ text }) => (text === "quiet" ? "ink" : text)))].map((name) => ({
    path: `brand.colours.${name}`,
    problem: `is too close to the background to be read (below ${minContrast}:1): pages show ${shown[name]} instead`,
  }));
}
