import type { Attack } from "./attack.ts";
import { brochures } from "./brochures.ts";
import { drawings } from "./drawings.ts";
import { fifos, hardLinks, oddNames, swappedLinks, symbolicLinks, tourFolders } from "./links.ts";
import {
  availabilityFiles,
  draftPaths,
  draftSettings,
  draftValues,
  lockFile,
  madeFiles,
  projectFile,
  syncSettings,
  versionFiles,
} from "./records.ts";
import { spreadsheets, textLists } from "./spreadsheets.ts";

/** An attacker's possible changes, by what is wrong with them; each case uses one, in turn. The most productive ones are listed twice. */
export const attacks: readonly (readonly [kind: string, attack: Attack])[] = [
  ["versions", versionFiles],
  ["paths in a draft", draftPaths],
  ["symbolic links", symbolicLinks],
  ["made files", madeFiles],
  ["drawings", drawings],
  ["values in a draft", draftValues],
  ["spreadsheets", spreadsheets],
  ["swapped links", swappedLinks],
  ["brochures", brochures],
  ["project files", projectFile],
  ["tour folders", tourFolders],
  ["versions", versionFiles],
  ["paths in a draft", draftPaths],
  ["symbolic links", symbolicLinks],
  ["sync settings", syncSettings],
  ["drawings", drawings],
  ["names", oddNames],
  ["FIFOs", fifos],
  ["availability", availabilityFiles],
  ["locks", lockFile],
  ["hard links", hardLinks],
  ["settings of a draft", draftSettings],
  ["lists as text", textLists],
];
