import { de } from "../../text/start/de.ts";
import { en } from "../../text/start/en.ts";
import { sq } from "../../text/start/sq.ts";
import type { StartTexts } from "../../text/start/startTexts.ts";
import { useSpoken } from "../frame/TextsContext.ts";

const texts = { sq, en, de } as const;

/** What is read before a project is open, and on the way to another one. */
export const useStartTexts = (): StartTexts => texts[useSpoken().language];
