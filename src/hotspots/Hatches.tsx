/**
 * The patterns over regions that are sold (45° hatch) and reserved (dots), so that colour-blind visitors see the status too: 8 px wide
 * once they are fitted to the stage.
 */
export function Hatches({ unit }: { unit: number }) {
  const pattern = { width: 8, height: 8, patternUnits: "userSpaceOnUse" };
  return (
    <defs>
      <pattern id="sold" {...pattern} patternTransform={`scale(${unit}) rotate(45)`}>
        <path d="M0 0h8v8h-8z" className="veil" />
        <path d="M4 0v8" className="hatch" />
      </pattern>
      <pattern id="reserved" {...pattern} patternTransform={`scale(${unit})`}>
        <path d="M0 0h8v8h-8z" className="veil" />
        <path d="M4 4h.01" className="hatch spot" />
      </pattern>
    </defs>
  );
}
