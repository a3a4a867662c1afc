import { de } from "../../text/changes/de.ts";
import { en } from "../../text/changes/en.ts";
import type { ChangeTexts } from "../../text/changes/changeTexts.ts";
import { sq } from "../../text/changes/sq.ts";
import { useSpoken } from "../frame/TextsContext.ts";

const texts = { sq, en, de } as const;

/** What is read where it is told what publishing changes. */
export const useChangeTexts = (): ChangeTexts => texts[useSpoken().language];
