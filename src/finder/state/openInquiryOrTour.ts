import { findApartment, findLayout, findTour } from "../../project/lookUps.ts";
import { layoutNumber } from "../../project/navigation.ts";
import type { ApartmentId } from "../../project/types.ts";
import type { FinderCore } from "./FinderContext.tsx";
import type { FinderProps } from "./finderProps.ts";
import { layoutPrefix } from "./isScreenOf.ts";

/** Opens the price form of an apartment; if only its layout is known, its id is `layout:19.1`. */
export function askPrice({ actions }: FinderCore, apartment: ApartmentId): boolean {
  return actions.move({ name: "inquiry", apartment });
}

/** Opens the tour of an apartment, unless the page prevents the event to handle it itself. Returns whether it was handled. */
export function startTour({ actions, settings }: FinderCore, apartment: ApartmentId): boolean {
  const isAllowed = settings.announce("touropen", tourOpening(settings, apartment));
  return !isAllowed || actions.move({ name: "tour", apartment });
}

function tourOpening({ project, start }: FinderProps, id: ApartmentId) {
  const apartment = findApartment(project, id);
  const layout = apartment?.layout ?? id.slice(layoutPrefix.length);
  const customUrl2 = layoutNumber(findLayout(project, layout)?.mirrorOf ?? layout);
  const vrPath = (apartment ? apartment.tour : start.tour) ?? "";
  return { apartment: apartment ? id : null, customUrl2, vrPath, url: findTour(project, vrPath)?.url ?? "" };
}
