import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import type { Draft } from "../draft.ts";
import { withPublishedRegions } from "../edit/regionApartments.ts";
import { withTexts } from "./ownTexts.ts";
import { unpublished } from "./toProject.ts";

/**
 * The project file of a draft for its owner's preview, before anything is built for visitors: every picture is the owner's own
 * file, its address relative to their folder; statuses are the draft's, whatever an availability file states.
 */
export function toPreview(draft: Draft): ProjectFile {
  const { availability: _told, ...shown } = ownFiles(withPublishedRegions(draft.project)) as ProjectFile;
  return withTexts(unpublished(shown), draft, ({ locale }) => `texts.json?locale=${locale}`);
}

/** Pictures with a source file have its address; those without one are in the folder under their own name. */
export function ownFiles(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(ownFiles);
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { file } = (fields["studio"] ?? {}) as { readonly file?: unknown };
  if (typeof fields["src"] === "string" && typeof file === "string") {
    const { sources: _sources, placeholder: _placeholder, ...picture } = fields;
    return { ...picture, src: file.split("/").map(encodeURIComponent).join("/") };
  }
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, ownFiles(each)]));
}
