import type { Draft, DraftProject, DraftSettings } from "../draft.ts";
import { changeProject } from "./records.ts";

/** The record with one field written; `undefined` and "" remove the field. Returns the same record if nothing changes. */
export function withField<Record extends object, Key extends keyof Record>(
  record: Record,
  key: Key,
  value: Record[Key] | "" | undefined,
): Record {
  if (value === record[key] || (isNothing(value) && !(key in record))) return record;
  if (!isNothing(value)) return { ...record, [key]: value };
  const { [key]: _gone, ...rest } = record;
  // Only optional fields are ever emptied.
  return rest as unknown as Record;
}

const isNothing = (value: unknown): boolean => value === undefined || value === "";

/** Sets one field of the project. */
export const setProjectField = <Key extends keyof DraftProject>(
  draft: Draft,
  key: Key,
  value: DraftProject[Key] | undefined,
): Draft => changeProject(draft, (project) => withField(project, key, value));

/** Sets one field of the studio's own settings. */
export function setSetting<Key extends keyof DraftSettings>(
  draft: Draft,
  key: Key,
  value: DraftSettings[Key] | undefined,
): Draft {
  const settings = withField(draft.settings, key, value);
  return settings === draft.settings ? draft : { ...draft, settings };
}
