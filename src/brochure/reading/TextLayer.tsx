import { memo } from "react";
import type { PageText } from "../../project/parsePageTexts.ts";
import { markedWords } from "./search.ts";

type Props = {
  readonly page: PageText;
  readonly size: { readonly width: number; readonly height: number };
  readonly query: string;
};

/** A page's words, transparent over its picture, to be selected and copied; matches of the search are marked. */
export const TextLayer = memo(function TextLayer({ page, size, query }: Props) {
  const marked = markedWords(page.words, query);
  return (
    <svg className="words" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {page.words.map(({ text, x, y, width, height }, index) => (
        // eslint-disable-next-line react/no-array-index-key -- words have no id and never move
        <g key={index}>
          {marked.has(index) && <rect className="hit" x={x - 4} y={y - 2} width={width + 8} height={height + 4} />}
          <text
            className="word"
            x={x}
            y={y + height * 0.8}
            fontSize={height}
            textLength={width}
            lengthAdjust="spacingAndGlyphs"
          >
            {`${text} `}
          </text>
        </g>
      ))}
    </svg>
  );
});
