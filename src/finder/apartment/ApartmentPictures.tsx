import { Carousel } from "../../ui/picture/Carousel.tsx";
import { besideWords, pictureSizes } from "../state/pictureSizes.ts";
import { useFinderContext } from "../state/FinderContext.tsx";
import type { ApartmentPictures as Found } from "../state/useApartmentPictures.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = { readonly found: Found; readonly index: number; readonly onIndex: (index: number) => void };

/** The carousel, or its placeholder while there are no pictures. */
export function ApartmentPictures({ found: pictures, index, onIndex }: Props) {
  const texts = useTexts();
  const sizes = pictureSizes(besideWords, useFinderContext().pictureWidth);
  if (pictures.state === "loading") {
    return (
      <p className="apartment-no-picture" role="status" part="stage">
        {texts.loading}
      </p>
    );
  }
  if (pictures.pictures.length === 0) {
    return (
      <p className="apartment-no-picture" part="stage">
        {texts.noImages}
      </p>
    );
  }
  return <Carousel pictures={pictures.pictures} index={index} onIndex={onIndex} sizes={sizes} />;
}
