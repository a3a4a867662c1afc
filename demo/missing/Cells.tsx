type Props = {
  /** One letter per apartment: available, reserved, sold. */
  readonly cells: string;
  /** Percent of the widest row. */
  readonly width: number;
};

/** One cell per apartment: full = available, half = reserved, outline = sold. */
export function Cells({ cells, width }: Props) {
  const drawn = Array.from(cells, (letter, index) => ({ letter, x: index * 12 }));
  const square = (of: string): string =>
    drawn.map(({ letter, x }) => (of.includes(letter) ? `M${x} 0h10v10h-10z` : "")).join("");
  const half = drawn.map(({ letter, x }) => (letter === "r" ? `M${x} 0h10v10z` : "")).join("");
  return (
    <span className="cells">
      <svg
        viewBox={`0 0 ${cells.length * 12 - 2} 10`}
        preserveAspectRatio="none"
        width={`${width}%`}
        aria-hidden="true"
        focusable="false"
      >
        <path d={square("sr")} className="cell-outline" />
        <path d={square("a") + half} className="cell-full" />
      </svg>
    </span>
  );
}
