import { Carousel } from "../../ui/picture/Carousel.tsx";
import { besideWords, pictureSizes } from "../state/pictureSizes.ts";
import { useFinderContext } from "../state/FinderContext.tsx";
import type { ApartmentPictures as LoadedPictures } from "../state/useApartmentPictures.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = { readonly pictures: LoadedPictures; readonly index: number; readonly onIndex: (index: number) => void };

/** The carousel, or a text in its place while the pictures load or if there are none. */
export function ApartmentPictures({ pictures, index, onIndex }: Props) {
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
