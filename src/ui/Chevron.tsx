export type ChevronDirection = "left" | "right" | "up" | "down";

const shapes: Readonly<
  Record<ChevronDirection, { readonly width: number; readonly height: number; readonly path: string }>
> = {
  left: { width: 12, height: 20, path: "M10 2l-8 8 8 8" },
  right: { width: 12, height: 20, path: "M2 2l8 8-8 8" },
  up: { width: 20, height: 12, path: "M2 10l8-8 8 8" },
  down: { width: 20, height: 12, path: "M2 2l8 8 8-8" },
};

export function Chevron({ side }: { readonly side: ChevronDirection }) {
  const { width, height, path } = shapes[side];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * 0.85)}
      height={Math.round(height * 0.85)}
      aria-hidden="true"
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
