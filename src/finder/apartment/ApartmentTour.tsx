import { useState } from "react";
import type { Tour } from "../../project/types.ts";
import { TourFrame } from "../../tour/TourFrame.tsx";
import { pictureSizes, tourPoster } from "../state/pictureSizes.ts";
import { useFinderActions, useFinderHome } from "../state/FinderContext.tsx";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";

type Props = { readonly tour: Tour; readonly found: ApartmentPictures };

/** The tour of a home, in place of its pictures. */
export function ApartmentTour({ tour, found }: Props) {
  const { goBack } = useFinderActions();
  const { store, pictureWidth } = useFinderHome();
  const [isAsked] = useState(() => store.getState().movedBy === "visitor");
  const fallback = found.state === "ready" ? found.pictures[0] : undefined;
  const sizes = pictureSizes(tourPoster, pictureWidth);
  return <TourFrame tour={tour} fallback={fallback} sizes={sizes} isAsked={isAsked} onClose={goBack} />;
}
