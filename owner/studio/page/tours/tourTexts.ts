import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftLayout } from "../../draft/draft.ts";
import type { TourWords } from "../../draft/tours/tourNotes.ts";
import { de } from "../../text/de.ts";
import { en } from "../../text/en.ts";
import { roomWords } from "../../text/roomWords.ts";
import { sq } from "../../text/sq.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";

/** The title of a layout's tour in the three languages of tours. */
export function tourTitle(layout: Pick<DraftLayout, "id" | "label">): TourWords {
  const titleIn = (texts: StudioTexts) => fill(texts.tours.title, { layout: layoutName(layout, texts.language) });
  return { sq: titleIn(sq), en: titleIn(en), de: titleIn(de) };
}

/** A scene's name derived from its file name: if that is a room known in one language, it is named in all of them. */
export function sceneNameFromFile(file: string): TourWords {
  const stem = file
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .replaceAll(/[_-]+/g, " ")
    .trim();
  const [, name = stem, number = ""] = /^(.*?)\s*(\d*)$/.exec(stem) ?? [];
  // "bath" is the bathroom, too.
  const plain = (text: string) =>
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/ ?room$/, "");
  const room = roomWords.find((words) => Object.values(words).some((word) => plain(word) === plain(name)));
  const numbered = (text: string) => (number ? `${text} ${number}` : text);
  if (room) return { sq: numbered(room.sq), en: numbered(room.en), de: numbered(room.de) };
  return { sq: stem, en: "", de: "" };
}

/** The layout's label, or its id if it has none. */
export const layoutName = ({ id, label }: Pick<DraftLayout, "id" | "label">, language: string): string =>
  (label !== undefined && textInLanguage(label, language)) || id;
