import { de } from "../../../text/shapes/de.ts";
import { en } from "../../../text/shapes/en.ts";
import type { ShapeTexts } from "../../../text/shapes/shapeTexts.ts";
import { sq } from "../../../text/shapes/sq.ts";
import { useSpoken } from "../../frame/TextsContext.ts";

const texts = { sq, en, de } as const;

/** What is read where a shape is moved whole, a plan is measured, and a page of a PDF becomes a picture. */
export const useShapeTexts = (): ShapeTexts => texts[useSpoken().language];
