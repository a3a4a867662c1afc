import { de } from "../../text/settings/de.ts";
import { en } from "../../text/settings/en.ts";
import { sq } from "../../text/settings/sq.ts";
import type { SettingsTexts } from "../../text/settings/settingsTexts.ts";
import { useSpoken } from "../frame/TextsContext.ts";

const languages = { sq, en, de } as const;

export const useSettingsTexts = (): SettingsTexts => languages[useSpoken().language];
