import { useRef, type CSSProperties } from "react";
import { useIsOnScreen } from "../../hooks/useIsOnScreen.ts";
import { fill } from "../../text/format/fill.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { useBrochure } from "../BrochureContext.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

type Props = { readonly shown: readonly number[]; readonly onChoose: (page: number) => void };

/** Pages per block. */
const blockSize = 12;

/** Thumbnails of all pages, in blocks that have content only while they are on screen. */
export function Thumbnails({ shown, onChoose }: Props) {
  const { pages } = useBrochure();
  const blocks = [...Array(Math.ceil(pages.length / blockSize)).keys()].map((index) => index * blockSize);
  return (
    <div className="thumbs">
      {blocks.map((first) => (
        <Block key={first} first={first} shown={shown} onChoose={onChoose} />
      ))}
    </div>
  );
}

function Block({ first, shown, onChoose }: Props & { readonly first: number }) {
  const { pages } = useBrochure();
  const texts = brochureTexts(useLanguage());
  const ref = useRef<HTMLUListElement>(null);
  const isOnScreen = useIsOnScreen(ref);
  const block = pages.slice(first, first + blockSize);
  const [cover] = pages;
  return (
    <ul
      ref={ref}
      className="thumb-block"
      style={
        { "--rows": Math.ceil(block.length / 4), "--ratio": cover ? cover.height / cover.width : 1.16 } as CSSProperties
      }
    >
      {isOnScreen &&
        block.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              part="thumbnail"
              className="thumb"
              aria-label={fill(texts.pageOf, { page: first + index + 1 })}
              aria-current={shown.includes(first + index) ? "page" : undefined}
              onClick={() => onChoose(first + index)}
            >
              <Picture picture={{ ...picture, alt: "" }} sizes="112px" isQuiet failedText={String(first + index + 1)} />
              <span>{first + index + 1}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}
