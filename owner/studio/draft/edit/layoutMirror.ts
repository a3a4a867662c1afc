import type { Draft, DraftLayout, DraftPicture } from "../draft.ts";
import { turnClockwiseIn } from "../geometry/editShape.ts";
import { changeLayout } from "./layoutPictures.ts";

/** The pictures of a mirrored layout: its own, the other's mirrored, or the other's unchanged. */
export type MirrorPictures = "own" | "mirrored" | "same";

/**
 * Which pictures a layout has that mirrors the second one. It is derived from their files: a layout whose files were replaced has its own
 * pictures again.
 */
export function mirrorPictures(
  { pictures = [] }: DraftLayout,
  { pictures: basePictures = [] }: DraftLayout,
): MirrorPictures {
  if (pictures.length === 0 || pictures.length !== basePictures.length) return "own";
  const everyPair = (isMatch: (picture: DraftPicture, other: DraftPicture) => boolean) =>
    pictures.every((picture, index) => basePictures[index] !== undefined && isMatch(picture, basePictures[index]));
  if (everyPair((picture, other) => fileOf(picture) === fileOf(other))) return "same";
  return everyPair(({ studio }, other) => studio?.mirrorOf === fileOf(other)) ? "mirrored" : "own";
}

/** The owner's file of a picture, or its original address if it was imported. */
export const fileOf = ({ studio, src }: DraftPicture): string => studio?.file ?? src;

/** Makes a layout the mirror of another; `undefined` removes the link. A layout cannot mirror itself, nor one that mirrors it. */
export function setMirror(draft: Draft, id: string, baseId: string | undefined): Draft {
  const base = draft.project.layouts?.find((layout) => layout.id === baseId);
  if (baseId !== undefined && (!base || baseId === id || base.mirrorOf === id)) return draft;
  return changeLayout(draft, id, ({ mirrorOf: _before, ...layout }) =>
    baseId === undefined ? layout : { ...layout, mirrorOf: baseId },
  );
}

/** Replaces the pictures of a layout with another's, unchanged or mirrored. */
export const setPictures = (draft: Draft, id: string, pictures: readonly DraftPicture[]): Draft =>
  changeLayout(draft, id, (layout) => ({ ...layout, pictures: [...pictures] }));

/** Sets a layout's drawing; `undefined` removes it. Rooms keep their places if the new one has the same size, otherwise they lose them. */
export const setPlan = (draft: Draft, id: string, plan: DraftPicture | undefined): Draft =>
  changeLayout(draft, id, ({ plan: before, ...layout }) => {
    const { rooms } = layout;
    const isSame = plan && before && plan.width === before.width && plan.height === before.height;
    const remaining = rooms && (isSame ? rooms : rooms.map(({ at: _at, ...room }) => room));
    return { ...layout, ...(remaining && { rooms: remaining }), ...(plan && { plan }) };
  });

/** Replaces a layout's drawing by the same one turned clockwise by 90°, and turns the places of its rooms. */
export const setTurnedPlan = (draft: Draft, id: string, plan: DraftPicture): Draft =>
  changeLayout(draft, id, (layout) => {
    const turn = layout.plan && turnClockwiseIn(layout.plan);
    const rooms = layout.rooms?.map((room) => (turn && room.at ? { ...room, at: turn(room.at) } : room));
    return { ...layout, ...(rooms && { rooms }), plan };
  });

/** Sets the owner's name for a layout: in one language if it has a name for each, otherwise in all. */
export const setLabel = (draft: Draft, id: string, { locale, text }: { locale: string; text: string }): Draft =>
  changeLayout(draft, id, ({ label, ...layout }) => {
    const next = typeof label === "object" ? { ...label, [locale]: text } : text;
    return next === "" ? layout : { ...layout, label: next };
  });

/** The number of apartments of each layout. */
export function apartmentsByLayout({ project: { floors } }: Draft): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { apartments } of floors)
    for (const { layout = "" } of apartments) counts.set(layout, (counts.get(layout) ?? 0) + 1);
  return counts;
}
