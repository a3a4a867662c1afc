import type { RefObject } from "react";
import {
  CloseIcon,
  createIcon,
  IconButton,
  NextIcon,
  PreviousIcon,
  useController,
  type IconButtonProps,
  type ZoomRef,
} from "yet-another-react-lightbox";
import { LookButtons, type PanDirection } from "../../widgets/reactParts.ts";
import { useText } from "../text/LanguageContext.tsx";
import { visualsText } from "../text/pages/visuals.ts";

/** The library adds a `title` that repeats the button's name; these buttons have only the name. */
function Button(props: Omit<IconButtonProps, "ref" | "title">) {
  return <IconButton {...props} title={undefined} />;
}

export function PreviousButton() {
  const { prev } = useController();
  return <Button className="yarl__navigation_prev" label="Previous" icon={PreviousIcon} onClick={() => prev()} />;
}

export function NextButton() {
  const { next } = useController();
  return <Button className="yarl__navigation_next" label="Next" icon={NextIcon} onClick={() => next()} />;
}

export function CloseButton() {
  const { close } = useController();
  return <Button label="Close" icon={CloseIcon} onClick={close} />;
}

const lens = (
  <path
    d="M15.5 15.5L20 20M10 5a5 5 0 1 1 0 10a5 5 0 0 1 0-10z"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    key="lens"
  />
);
const ZoomInIcon = createIcon("ZoomIn", [
  lens,
  <path key="sign" d="M7.5 10h5M10 7.5v5" stroke="currentColor" strokeWidth="1.5" />,
]);
const ZoomOutIcon = createIcon("ZoomOut", [
  lens,
  <path key="sign" d="M7.5 10h5" stroke="currentColor" strokeWidth="1.5" />,
]);

/** At its limit a button stays enabled, so that it keeps the focus, and is announced as having no effect. */
export function ZoomButtons({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }: ZoomRef) {
  const [isLargest, isSmallest] = [disabled || zoom >= maxZoom, disabled || zoom <= minZoom];
  return (
    <>
      <Button
        label="Zoom in"
        icon={ZoomInIcon}
        aria-disabled={isLargest}
        onClick={() => {
          if (!isLargest) zoomIn();
        }}
      />
      <Button
        label="Zoom out"
        icon={ZoomOutIcon}
        aria-disabled={isSmallest}
        onClick={() => {
          if (!isSmallest) zoomOut();
        }}
      />
    </>
  );
}

type LookProps = { readonly box: RefObject<HTMLDivElement | null>; readonly zoom: number };

/** Buttons that move an enlarged picture by a third of the window. */
export function PanButtons({ box, zoom }: LookProps) {
  const text = useText(visualsText);
  const { containerRef } = useController();
  // The library moves a picture by drag, keys and wheel but has no function for it, so a press dispatches a wheel event.
  const pan = ({ x, y }: PanDirection): void => {
    const { width, height } = containerRef.current?.getBoundingClientRect() ?? new DOMRect();
    const divisor = 3 * zoom;
    const moved = { deltaX: (x * width) / divisor, deltaY: (y * height) / divisor };
    containerRef.current?.dispatchEvent(new WheelEvent("wheel", { ...moved, bubbles: true, cancelable: true }));
  };
  return (
    <div ref={box} className="look-around">
      <LookButtons
        labels={{ left: text.lookLeft, right: text.lookRight, up: text.lookUp, down: text.lookDown }}
        onLook={pan}
      />
    </div>
  );
}
