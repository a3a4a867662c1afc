import type { ReactNode } from "react";
import type { Tour } from "../../project/types.ts";
import { createCode } from "../../loading/createCode.ts";
import { LazyScreen } from "../../loading/LazyScreen.tsx";
import { useFinder } from "../state/FinderContext.tsx";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";

const tourCode = createCode(async () => (await import("./ApartmentTour.tsx")).ApartmentTour);

/** The visitor is about to walk in: the code may set out. Where it does not come, the press says so. */
export function fetchTour(): void {
  tourCode.load().catch(() => {});
}

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
    <LazyScreen code={tourCode} meanwhile={children}>
      {(ApartmentTour) => <ApartmentTour tour={tour} found={found} />}
    </LazyScreen>
  );
}
