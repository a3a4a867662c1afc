import { useRef, useState } from "react";
import YetAnotherLightbox, { type ControllerRef } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import counterCss from "yet-another-react-lightbox/plugins/counter.css?inline";
import css from "yet-another-react-lightbox/styles.css?inline";
import { rooted, type SitePicture } from "../pictures/sitePicture.ts";
import { useText } from "../text/LanguageContext.tsx";
import { visualsText } from "../text/pages/visuals.ts";
import { adoptStyles } from "../loading/showLoadFailed.ts";
import { CloseButton, PanButtons, NextButton, PreviousButton, ZoomButtons } from "./LightboxButtons.tsx";
import type { SlideImage } from "yet-another-react-lightbox";

adoptStyles(css + counterCss);

type Props = {
  readonly pictures: readonly SitePicture[];
  /** Index of the picture that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
};

/**
 * Full-window pictures. The library handles keys, swipe, wheel and pinch; pressing next to the picture closes the lightbox. An enlarged
 * picture can also be moved with buttons.
 */
export function Lightbox({ pictures, first, onClose }: Props) {
  const text = useText(visualsText);
  const [slides] = useState(() => pictures.map((picture) => slideOf(picture)));
  const [zoom, setZoom] = useState(1);
  const [controller, lookAround] = [useRef<ControllerRef>(null), useRef<HTMLDivElement>(null)];
  const follow = (next: number): void => {
    // The buttons disappear when zoomed out; the keyboard focus must not disappear with them.
    if (next <= 1 && lookAround.current?.contains(document.activeElement)) controller.current?.focus();
    setZoom(next);
  };
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <YetAnotherLightbox
      open
      index={first}
      close={onClose}
      slides={slides}
      plugins={[Counter, Zoom]}
      controller={{ ref: controller, closeOnBackdropClick: true }}
      on={{ zoom: (state) => follow(state.zoom) }}
      render={{
        buttonPrev: () => <PreviousButton />,
        buttonNext: () => <NextButton />,
        buttonClose: () => <CloseButton key="close" />,
        buttonZoom: (state) => <ZoomButtons {...state} />,
        controls: () => zoom > 1 && <PanButtons box={lookAround} zoom={zoom} />,
      }}
      // A margin around every picture, so that there is always space next to it to press.
      carousel={{ padding: 28, spacing: 0, preload: 1 }}
      counter={{ separator: text.of }}
      zoom={{ maxZoomPixelRatio: 3 }}
      animation={prefersReducedMotion ? { fade: 0, swipe: 0, zoom: 0, navigation: 0 } : { fade: 240, swipe: 320 }}
      labels={{
        Previous: text.previous,
        Next: text.next,
        Close: text.close,
        Lightbox: text.lightbox,
        "Photo gallery": text.lightbox,
        Carousel: text.lightbox,
        Slide: text.slide,
        "{index} of {total}": `{index} ${text.of} {total}`,
        "Zoom in": text.zoomIn,
        "Zoom out": text.zoomOut,
      }}
    />
  );
}

/** A picture in the lightbox's format: its WebP files by width, its JPEG as a fallback. */
function slideOf({ src, width, height, sources, alt }: SitePicture): SlideImage {
  const webp = sources.find(({ type }) => type === "image/webp")?.srcset ?? "";
  const srcSet = rooted(webp)
    .split(", ")
    .flatMap((entry) => {
      const [file, size] = entry.split(" ");
      const wide = Number.parseInt(size ?? "", 10);
      return file && wide > 0 ? [{ src: file, width: wide, height: Math.round((wide * height) / width) }] : [];
    });
  return { src: rooted(src), width, height, alt, ...(srcSet.length > 0 && { srcSet }) };
}
