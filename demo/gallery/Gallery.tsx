import { useRef, useState } from "react";
import type { SitePicture } from "../pictures/sitePicture.ts";
import { useText } from "../text/LanguageContext.tsx";
import { visualsText } from "../text/pages/visuals.ts";
import { GalleryPicture } from "./GalleryPicture.tsx";
import { inRightColumn } from "./masonryColumns.ts";
import { useLightbox } from "./useLightbox.ts";

type Props = {
  readonly pictures: readonly SitePicture[];
  /** The portrait version of the first picture, with which the gallery opens in narrow windows. */
  readonly portrait: SitePicture | undefined;
};

/** A masonry layout of one or two columns; pressing a picture opens it full-window. */
export function Gallery({ pictures, portrait }: Props) {
  const text = useText(visualsText);
  const [open, setOpen] = useState<number>();
  const pressed = useRef<HTMLElement>(null);
  const { Lightbox, hasFailed } = useLightbox(open);
  const [isInRightColumn] = useState(() => inRightColumn(pictures));
  const close = (): void => {
    setOpen(undefined);
    pressed.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul className="masonry">
        {pictures.map((picture, index) => (
          <li key={picture.src} className={isInRightColumn[index] ? "masonry-item masonry-right" : "masonry-item"}>
            <GalleryPicture
              picture={picture}
              isFirst={index === 0}
              portrait={index === 0 ? portrait : undefined}
              onPress={(button) => {
                pressed.current = button;
                setOpen(index);
              }}
            />
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p className="masonry-failed" role="alert">
          {text.failed}
        </p>
      )}
      {Lightbox && open !== undefined && <Lightbox pictures={pictures} first={open} onClose={close} />}
    </>
  );
}
