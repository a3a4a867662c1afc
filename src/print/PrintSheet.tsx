import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocale } from "../ui/TextsContext.tsx";
import type { ApartmentDetails } from "../finder/state/apartmentDetails.ts";
import type { ApartmentPictures } from "../finder/state/useApartmentPictures.ts";
import { useFinderContext } from "../finder/state/FinderContext.tsx";
import { createReactBox } from "../page/documentProperty.ts";
import { ApartmentPaper } from "./PrintedPaper.tsx";
import { printAlone } from "./printAlone.ts";
import pageCss from "./PrintedPage.css?inline";
import css from "./Sheet.css?inline";

type Props = {
  readonly apartment: ApartmentDetails;
  readonly pictures: ApartmentPictures;
  /** Each increase prints the sheet. */
  readonly presses: number;
};

/**
 * The apartment on one A4 page. It is rendered off screen with its pictures loaded; when the page is printed it replaces the screen,
 * and a press prints it alone.
 */
export function PrintSheet({ apartment, pictures, presses }: Props) {
  const { frame } = useFinderContext();
  const locale = useLocale();
  const [paper] = useState(() => createReactBox("paper"));
  const title = [apartment.title, apartment.tower, apartment.floor].filter(Boolean).join(", ");
  const print = useEffectEvent(() => {
    if (frame.current) void printAlone({ node: paper, title, lang: locale, css: pageCss + css }, frame.current);
  });
  const printed = useRef(0);
  useEffect(() => {
    if (presses === printed.current) return;
    printed.current = presses;
    print();
  }, [presses]);
  useEffect(() => {
    const enter = (): void => frame.current?.append(paper);
    const leave = (): void => paper.remove();
    addEventListener("beforeprint", enter);
    addEventListener("afterprint", leave);
    return () => {
      removeEventListener("beforeprint", enter);
      removeEventListener("afterprint", leave);
      leave();
    };
  }, [frame, paper]);
  return createPortal(<ApartmentPaper apartment={apartment} pictures={pictures} />, paper);
}
