import { de } from "../../../text/tracing/de.ts";
import { en } from "../../../text/tracing/en.ts";
import { sq } from "../../../text/tracing/sq.ts";
import type { TracingTexts } from "../../../text/tracing/tracingTexts.ts";
import { useSpoken } from "../../frame/TextsContext.ts";

const texts = { sq, en, de } as const;

/** What is read where outlines come from pictures, drawings and other outlines. */
export const useTracingTexts = (): TracingTexts => texts[useSpoken().language];
