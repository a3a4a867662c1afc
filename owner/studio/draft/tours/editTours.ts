import { layoutNumber } from "../../../../src/project/navigation.ts";
import type { TourNames } from "../../../../src/project/tourFile.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Draft, DraftApartment, DraftTour } from "../draft.ts";
import type { Addition } from "../edit/addition.ts";
import { partOfAddress } from "../file/folderAddress.ts";
import { changeApartments, changeProject, freeId, mapRecords } from "../edit/records.ts";
import type { Loss, Removal } from "../edit/removal.ts";
import type { TourNotes } from "./tourNotes.ts";

/** Changes one tour's notes; does nothing if the tour has none, or they stay the same. */
export const changeTour = (draft: Draft, id: string, change: (notes: TourNotes) => TourNotes): Draft =>
  changeProject(draft, (project) => {
    const { tours = [] } = project;
    const changed = mapRecords(tours, (tour) => {
      if (tour.id !== id || !tour.studio) return tour;
      const studio = change(tour.studio);
      return studio === tour.studio ? tour : { ...tour, studio };
    });
    return changed === tours ? project : { ...project, tours: changed };
  });

/** Sets whether a tour made elsewhere is published with its own pages and scripts. */
export const allowScripts = (draft: Draft, id: string, isAllowed: boolean): Draft =>
  changeProject(draft, (project) => ({
    ...project,
    tours: mapRecords(project.tours ?? [], (tour) => {
      if (tour.id !== id) return tour;
      const { studio: { allowsScripts: _before, ...notes } = {}, ...own } = tour;
      const studio: TourNotes = { ...notes, ...(isAllowed && { allowsScripts: true }) };
      return Object.keys(studio).length > 0 ? { ...own, studio } : own;
    }),
  }));

export const tourOf = ({ project }: Draft, id: string): DraftTour | undefined =>
  project.tours?.find((tour) => tour.id === id);

/** Sets the layout that a tour shows, and its title. */
export type TourOf = { readonly layout: string; readonly title: TourNames };

/** Adds a tour of a layout without a scene yet; apartments of the layout and of its mirrors that have no tour get it. */
export const addTour = (draft: Draft, of: TourOf): Addition =>
  put(draft, of, { page: "index.htm", notes: { scenes: [] } });

/** Adds a tour that was made elsewhere, from a folder of the owner's; `page`: the file in it that shows it. */
export const addForeignTour = (
  draft: Draft,
  of: TourOf,
  { folder, page }: { readonly folder: string; readonly page: string },
): Addition => put(draft, of, { page, notes: { folder } });

/** A tour is at `tours/<layout's number>/<key>/`, and its key is `vr-<layout's number>-<M>`. */
function put(
  draft: Draft,
  { layout, title }: TourOf,
  { page, notes }: { readonly page: string; readonly notes: TourNotes },
): Addition {
  const { tours = [], layouts = [] } = draft.project;
  const own = layouts.find(({ id }) => id === layout);
  if (!own) return { draft, ids: [] };
  const base = own.mirrorOf ?? layout;
  const number = layoutNumber(base);
  const usedIds = new Set(tours.map(({ id }) => id));
  const place = Array.from({ length: tours.length + 1 }, (_, index) => `vr-${number}-${index + 1}`);
  const id = place.find((each) => !usedIds.has(each)) ?? freeId(`vr-${number}`, usedIds);
  const url = ["tours", number, id, page].map(partOfAddress).join("/");
  const added: DraftTour = { id, url, studio: { layout: base, title, ...notes } };
  const withTour = changeProject(draft, (project) => ({ ...project, tours: [...tours, added] }));
  const shown = new Set(layouts.flatMap((each) => (each.id === base || each.mirrorOf === base ? each.id : [])));
  const isLacking = (apartment: DraftApartment) =>
    apartment.tour === undefined && apartment.layout !== undefined && shown.has(apartment.layout);
  return {
    draft: changeApartments(withTour, (apartment) => (isLacking(apartment) ? { ...apartment, tour: id } : apartment)),
    ids: [id],
  };
}

/** Removes a tour; apartments that had it have none. Files in the owner's folder stay. */
export function removeTour(draft: Draft, id: string): Removal {
  const { tours = [], floors } = draft.project;
  if (!tours.some((tour) => tour.id === id)) return { draft, losses: [] };
  const losses = floors.flatMap(({ apartments }, f) =>
    apartments.flatMap((apartment, a): Loss[] => {
      const at: Steps = ["floors", f, "apartments", a];
      return apartment.tour === id ? [{ kind: "tourOfHome", at, name: apartment.label ?? apartment.id }] : [];
    }),
  );
  const rest = changeProject(draft, (project) => ({ ...project, tours: tours.filter((tour) => tour.id !== id) }));
  return {
    draft: changeApartments(rest, (apartment) => (apartment.tour === id ? withoutTour(apartment) : apartment)),
    losses,
  };
}

function withoutTour({ tour: _gone, ...apartment }: DraftApartment): DraftApartment {
  return apartment;
}
