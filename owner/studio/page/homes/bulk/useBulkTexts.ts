import type { BulkTexts } from "../../../text/bulk/bulkTexts.ts";
import { de } from "../../../text/bulk/de.ts";
import { en } from "../../../text/bulk/en.ts";
import { sq } from "../../../text/bulk/sq.ts";
import { useSpoken } from "../../frame/TextsContext.ts";

const texts = { sq, en, de } as const;

/** What is read where several homes are edited at once. */
export const useBulkTexts = (): BulkTexts => texts[useSpoken().language];
