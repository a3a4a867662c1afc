import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import { pathText } from "../../../../src/project/ProjectDataError.ts";

/** A settings screen. */
export type SettingsPart = "contact" | "languages" | "colours" | "facts";

/** `field`: the place in the project of the field to focus. */
export type SettingsView = { readonly kind: SettingsPart; readonly field?: string };

const parts: Readonly<Record<string, SettingsPart>> = {
  contact: "contact",
  inquiry: "contact",
  locales: "languages",
  buildingWord: "languages",
  texts: "languages",
  colours: "colours",
  name: "facts",
  statusDate: "facts",
  mainArea: "facts",
  energyClass: "facts",
  handOver: "facts",
  tenure: "facts",
  constructionStage: "facts",
  exchangeRate: "facts",
  place: "facts",
};

/** The screen and field where a place of the project is edited. */
export function settingsOf(at: Steps, values: Readonly<Record<string, unknown>> = {}): SettingsView | undefined {
  const part = Object.hasOwn(parts, String(at[0])) ? parts[String(at[0])] : undefined;
  if (!part) return undefined;
  const { locale } = values;
  return { kind: part, field: pathText(typeof locale === "string" ? [...at, locale] : at) };
}
