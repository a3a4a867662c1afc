import type { ReactNode } from "react";
import type { Tour } from "../../project/types.ts";
import { LazyPart } from "../../loading/LazyPart.tsx";
import { parts } from "../../parts.ts";
import { useFinder } from "../state/FinderContext.tsx";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";

type Props = {
  readonly tour: Tour | undefined;
  readonly found: ApartmentPictures;
  /** The pictures, which stay until the tour's code is there. */
  readonly children: ReactNode;
};

/** The pictures of a home, or its tour where the visitor has asked for it. */
export function LateTour({ tour, found, children }: Props) {
  const isOpen = useFinder(({ screen }) => screen.name === "tour");
  if (!isOpen || !tour) return children;
  return (
    <LazyPart part={parts.tour} meanwhile={children}>
      {(ApartmentTour) => <ApartmentTour tour={tour} found={found} />}
    </LazyPart>
  );
}
