import { classes, longestWord } from "../layout/longestWord.ts";
import { useRef } from "react";
import { Figure } from "../pictures/Figure.tsx";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";
import type { SectionProps } from "./sectionProps.ts";
import { Steps } from "./Steps.tsx";

/** Pictures are cropped to their boxes: whether portrait or landscape, a picture of this height is this wide. */
const sizes = "(min-width: 1024px) 62.2vw, (min-width: 600px) 74vw, 92vw";

/** Pictures of equal height and different widths; the edge crops the next one. Moves only when the visitor moves it. */
export function CarouselSection({ section: { title }, pictures }: SectionProps) {
  const text = useText(homePartsText);
  const strip = useRef<HTMLUListElement>(null);
  const step = (direction: 1 | -1): void => {
    const list = strip.current;
    if (!list) return;
    const edge = list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).paddingLeft);
    const starts = [...list.children].map((item) => item.getBoundingClientRect().left - edge);
    const next = direction > 0 ? starts.find((start) => start > 4) : starts.findLast((start) => start < -4);
    list.scrollBy({ left: next ?? 0 });
  };
  return (
    <>
      <div className="head-row">
        <h2 className={classes("title", longestWord(title))}>{title}</h2>
        <Steps names={[text.earlier, text.later]} onStep={step} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls has to be reached by keyboard */}
      <ul ref={strip} className="strip" aria-label={title} tabIndex={0}>
        {pictures.map((picture, index) => (
          <li key={picture.key} className={index % 2 === 0 ? "strip-upright" : "strip-wide"}>
            <Figure picture={picture} sizes={sizes} />
          </li>
        ))}
      </ul>
    </>
  );
}
