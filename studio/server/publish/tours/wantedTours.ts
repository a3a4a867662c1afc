import type { TourNotes } from "../../../draft/tours/tourNotes.ts";

/** A scene's panorama, whose files are made in the folder `at`. */
export type WantedScene = {
  readonly kind: "scene";
  readonly source: string;
  readonly at: string;
  readonly startDeg: number;
  /** Its tour's folder, and whether a visitor starts there. */
  readonly tour: string;
  readonly isFirst: boolean;
};

/** A folder with all that is in it: a tour made elsewhere, pictures that are probed for. */
export type WantedFolder = { readonly kind: "folder"; readonly source: string; readonly at: string };

/** What a tour of the studio's needs: its panoramas, or the folder that it was made in. `path`: of its page, in the published folder. */
export function wantedOfTour(
  { scenes = [], folder }: TourNotes,
  path: string,
): readonly (WantedScene | WantedFolder)[] {
  const tour = path.slice(0, path.lastIndexOf("/"));
  if (folder !== undefined) return [{ kind: "folder", source: folder, at: tour }];
  return scenes.map(({ id, file, startDeg }, index): WantedScene => {
    return { kind: "scene", source: file, at: `${tour}/${id}`, startDeg, tour, isFirst: index === 0 };
  });
}
