import type { DraftLayout } from "../../draft/draft.ts";
import { localText } from "../frame/localText.ts";

/** What an owner calls a layout: its label, else its id. */
export const layoutName = ({ id, label }: Pick<DraftLayout, "id" | "label">, language: string): string =>
  (label !== undefined && localText(label, language)) || id;
