import { useState } from "react";
import type { Tour } from "../../project/types.ts";
import { TourFrame } from "../../tour/TourFrame.tsx";
import { pictureSizes, tourPoster } from "../state/pictureSizes.ts";
import { useFinderActions, useFinderContext } from "../state/FinderContext.tsx";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";

type Props = { readonly tour: Tour; readonly pictures: ApartmentPictures };

/** The tour of an apartment, in place of its pictures. */
export function ApartmentTour({ tour, pictures }: Props) {
  const { goBack } = useFinderActions();
  const { store, pictureWidth } = useFinderContext();
  const [isOpenedByVisitor] = useState(() => store.getState().movedBy === "visitor");
  const fallback = pictures.state === "ready" ? pictures.pictures[0] : undefined;
  const sizes = pictureSizes(tourPoster, pictureWidth);
  return (
    <TourFrame tour={tour} fallback={fallback} sizes={sizes} isOpenedByVisitor={isOpenedByVisitor} onClose={goBack} />
  );
}
