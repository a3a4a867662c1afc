import type { Draft, DraftLayout, DraftPicture } from "../draft.ts";
import { changeLayout } from "./layoutPictures.ts";

export type DraftRoom = NonNullable<DraftLayout["rooms"]>[number];
type Name = DraftRoom["name"];
type Names = Readonly<Record<string, string>>;

const changeRooms = (draft: Draft, id: string, change: (rooms: readonly DraftRoom[]) => readonly DraftRoom[]): Draft =>
  changeLayout(draft, id, (layout) => {
    const { rooms = [], ...rest } = layout;
    const changed = change(rooms);
    if (changed === rooms) return layout;
    return changed.length > 0 ? { ...rest, rooms: [...changed] } : rest;
  });

/** Appends a room to those of a layout. */
export const addRoom = (draft: Draft, layout: string, room: DraftRoom): Draft =>
  changeRooms(draft, layout, (rooms) => [...rooms, room]);

export const removeRoom = (draft: Draft, layout: string, at: number): Draft =>
  changeRooms(draft, layout, (rooms) => (rooms[at] ? rooms.toSpliced(at, 1) : rooms));

/** Changes the name, area or plan position of one of its rooms. */
export const changeRoom = (
  draft: Draft,
  { layout, at }: { readonly layout: string; readonly at: number },
  fields: Partial<Pick<DraftRoom, "name" | "area" | "at">>,
): Draft =>
  changeRooms(draft, layout, (rooms) => rooms.map((room, index) => (index === at ? { ...room, ...fields } : room)));

/** A name in the project's languages: from a room that has this name in any of them, else the same text for all. */
export function draftRoomName(text: string, locales: readonly string[], existing: readonly Names[]): Name {
  const plain = (name: string) => name.trim().toLowerCase();
  const words = existing.find((each) => Object.values(each).some((name) => plain(name) === plain(text)));
  if (!words) return text.trim();
  const named = locales.map((locale) => [locale, words[locale] ?? text.trim()] as const);
  return Object.fromEntries(named);
}

/** Sets the name in one language: one for all languages first becomes one for each. */
export function withNameIn(name: Name, locales: readonly string[], [locale, text]: readonly [string, string]): Name {
  const before = typeof name === "string" ? Object.fromEntries(locales.map((each) => [each, name])) : name;
  return { ...before, [locale]: text };
}

/** "Living room, Kitchen, Bathroom" in each of the languages. */
export function roomsText(rooms: readonly DraftRoom[], locales: readonly string[]): Names {
  const nameIn = ({ name }: DraftRoom, locale: string): string =>
    typeof name === "string" ? name : name[locale] || Object.values(name)[0] || "";
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      [...new Set(rooms.map((room) => nameIn(room, locale)))].filter(Boolean).join(", "),
    ]),
  );
}

/** The picture with a text in each of the languages, replacing its earlier texts. */
export const withTexts = (picture: DraftPicture, texts: Names): DraftPicture => ({ ...picture, alt: { ...texts } });
