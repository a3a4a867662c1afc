import type { TourNotes } from "../../../draft/tours/tourNotes.ts";

/** A scene's panorama, whose files are generated in the folder `at`. */
export type RequiredScene = {
  readonly kind: "scene";
  readonly source: string;
  readonly at: string;
  readonly startDeg: number;
  /** Its tour's folder, and whether a visitor starts there. */
  readonly tour: string;
  readonly isFirst: boolean;
};

/** A folder and its publishable content: a tour made elsewhere, or pictures that are looked for by name. "": the owner's folder itself. */
export type RequiredFolder = {
  readonly kind: "folder";
  readonly source: string;
  readonly at: string;
  readonly brings: { readonly kind: "pictures" } | ({ readonly kind: "tour" } & RequiredTour);
};

export type RequiredTour = {
  readonly id: string;
  /** The path of its page in the folder. */
  readonly page: string;
  /** The owner has agreed that its pages and scripts run for visitors. */
  readonly isAllowed: boolean;
  /** A tour of ours that was imported with its project has no scripts of its own: it needs no agreement. */
  readonly mayBeOurs: boolean;
};

type Tour = { readonly id: string; readonly notes: TourNotes; readonly isAllowed: boolean };

/** The sources of a tour: its panoramas, or its folder. `path`: of its page, in the published folder. */
export function requiredOfTour(
  { id: key, notes: { scenes, folder }, isAllowed }: Tour,
  path: string,
): readonly (RequiredScene | RequiredFolder)[] {
  const cut = path.lastIndexOf("/");
  const [tour, page] = [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)];
  if (!scenes) {
    const brings = { kind: "tour", id: key, page, isAllowed, mayBeOurs: folder === undefined } as const;
    return [{ kind: "folder", source: folder ?? tour, at: tour, brings }];
  }
  return scenes.map(({ id, file, startDeg }, index): RequiredScene => {
    return { kind: "scene", source: file, at: `${tour}/${id}`, startDeg, tour, isFirst: index === 0 };
  });
}
