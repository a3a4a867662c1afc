import type { ProjectFile } from "../../../../src/project/file/projectShape.ts";
import type { Draft } from "../draft.ts";
import { withPublishedRegions } from "../edit/regionApartments.ts";
import { withTexts } from "./ownTexts.ts";

/**
 * The project file that visitors get: the draft's project without the studio's notes, key by key in the draft's order. Pictures
 * keep their `src`: whoever publishes puts the made renditions into the draft's pictures first. Languages whose words the draft
 * has name their texts files.
 */
export function toProject(draft: Draft): ProjectFile {
  return withTexts(unpublished(withPublishedRegions(draft.project)), draft, ({ name }) => name);
}

/** A value without anything under the key `studio`, at any depth; parts that have none are the same objects. */
export function unpublished<T>(value: T): T {
  return stripped(value) as T;
}

function stripped(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(stripped);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value);
  const kept = entries.filter(([name]) => name !== "studio").map(([name, each]) => [name, stripped(each)] as const);
  const isSame = kept.length === entries.length && kept.every(([, each], index) => each === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(kept);
}
