import { useEffect, useRef, useState } from "react";
import { LazyPart } from "../../loading/LazyPart.tsx";
import { parts } from "../../parts/parts.ts";
import { useFinderSettings } from "../state/FinderContext.tsx";
import type { ApartmentDetails } from "../state/apartmentDetails.ts";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

/** By then the screen's pictures have usually begun to load. */
const settleMs = 2000;

type Props = { readonly apartment: ApartmentDetails; readonly pictures: ApartmentPictures };

/**
 * The button that prints the apartment on one sheet. An element that shows only apartments renders the sheet without a press, too, once the
 * screen's pictures have loaded: the page may be printed from the browser's menu, and printing does not wait for anything to load.
 */
export function ApartmentPrint({ apartment, pictures }: Props) {
  const texts = useTexts();
  const { screens, styles } = useFinderSettings();
  const isAlone = screens[0] === "apartment";
  const [presses, setPresses] = useState(0);
  const [isSheetLoaded, setIsSheetLoaded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const screen = isAlone && pictures.state === "ready" && box.current?.closest(".apartment");
    if (!screen) return undefined;
    // The sheet loads its own pictures, which must not delay those of the screen.
    const renderOnceLoaded = (): void => {
      if (screen.querySelector("img.loading")) return;
      observer.disconnect();
      Promise.all([parts.printSheet.load(), styles.more.load()]).then(
        () => setIsSheetLoaded(true),
        () => {},
      );
    };
    const observer = new MutationObserver(renderOnceLoaded);
    const timer = setTimeout(() => {
      observer.observe(screen, { subtree: true, childList: true, attributeFilter: ["class"] });
      renderOnceLoaded();
    }, settleMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isAlone, pictures.state, styles]);
  return (
    <div ref={box}>
      <button type="button" part="link" className="text-link" onClick={() => setPresses(presses + 1)}>
        {texts.print}
      </button>
      {(isSheetLoaded || presses > 0) && (
        <LazyPart part={parts.printSheet} styles={styles.more}>
          {(ApartmentSheet) => <ApartmentSheet apartment={apartment} pictures={pictures} presses={presses} />}
        </LazyPart>
      )}
    </div>
  );
}
