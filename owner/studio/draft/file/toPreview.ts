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
  const { availability: _availability, ...shown } = withSourceAddresses(
    withPublishedRegions(draft.project),
  ) as ProjectFile;
  return withTexts(unpublished(shown), draft, ({ locale }) => `texts.json?locale=${locale}`);
}

/** The value with the source file's address in every picture that has one; other pictures are in the folder under their own names. */
export function withSourceAddresses(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withSourceAddresses);
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { file } = (fields["studio"] ?? {}) as { readonly file?: unknown };
  if (typeof fields["src"] === "string" && typeof file === "string") {
    const { sources: _sources, placeholder: _placeholder, ...picture } = fields;
    return { ...picture, src: file.split("/").map(encodeURIComponent).join("/") };
  }
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, withSourceAddresses(each)]));
}
