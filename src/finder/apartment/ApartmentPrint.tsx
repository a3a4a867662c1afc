import { useEffect, useRef, useState } from "react";
import { LazyPart } from "../../loading/LazyPart.tsx";
import { parts } from "../../parts/parts.ts";
import { useFinderSettings } from "../state/FinderContext.tsx";
import type { ApartmentDetails } from "../state/apartmentDetails.ts";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

/** After this time the visible content has loaded. */
const restMs = 2000;

type Props = { readonly apartment: ApartmentDetails; readonly pictures: ApartmentPictures };

/**
 * Prints the apartment on one sheet. An element that shows only apartments also renders the sheet when idle: the page may be printed from
 * the browser's menu, and printing does not wait for anything to load.
 */
export function ApartmentPrint({ apartment, pictures }: Props) {
  const texts = useTexts();
  const { screens, styles } = useFinderSettings();
  const isAlone = screens[0] === "apartment";
  const [presses, setPresses] = useState(0);
  const [isHere, setIsHere] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const screen = isAlone && pictures.state === "ready" && box.current?.closest(".apartment");
    if (!screen) return undefined;
    // The sheet loads its own pictures, after those of the screen.
    const showOnceLoaded = (): void => {
      if (screen.querySelector("img.loading")) return;
      observer.disconnect();
      Promise.all([parts.printSheet.load(), styles.more.load()]).then(
        () => setIsHere(true),
        () => {},
      );
    };
    const observer = new MutationObserver(showOnceLoaded);
    const timer = setTimeout(() => {
      observer.observe(screen, { subtree: true, childList: true, attributeFilter: ["class"] });
      showOnceLoaded();
    }, restMs);
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
      {(isHere || presses > 0) && (
        <LazyPart part={parts.printSheet} styles={styles.more}>
          {(ApartmentSheet) => <ApartmentSheet apartment={apartment} pictures={pictures} presses={presses} />}
        </LazyPart>
      )}
    </div>
  );
}
