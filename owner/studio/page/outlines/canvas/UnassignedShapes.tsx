import type { UnassignedMark } from "./onPicture.ts";

type Props = { readonly marks: readonly UnassignedMark[]; readonly scale: number };

/** Shapes without a region, each with the number of its question; the list next to the picture offers them to the keyboard. */
export function UnassignedShapes({ marks, scale }: Props) {
  return (
    <g className="asked" aria-hidden="true">
      {marks.map(({ n, outline, middle: [x, y], isPointed, isAssigned, point }) => (
        <g
          key={n}
          className={[isPointed && "asked-pointed", isAssigned && "asked-given"].filter(Boolean).join(" ")}
          // Otherwise the canvas below would start to move the picture.
          onPointerDown={(event) => event.stopPropagation()}
          onClick={point}
        >
          <path d={outline} />
          <g transform={`translate(${x} ${y}) scale(${1 / scale})`}>
            <rect x={-15} y={-13} width={30} height={26} rx={2} />
            <text>{n}</text>
          </g>
        </g>
      ))}
    </g>
  );
}
