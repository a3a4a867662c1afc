import { useMemo } from "react";
import { encode } from "uqr";

/** An address as a QR code with white margin; up to 15 % of it may be damaged. */
export function QrCode({ address }: { readonly address: string }) {
  const { size, path } = useMemo(() => qrPath(address), [address]);
  return (
    <svg
      className="sheet-qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={address}
    >
      <path d={path} />
    </svg>
  );
}

/** The dark modules as SVG path data, one box per run in a row; `size` in modules. */
export function qrPath(address: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(address, { ecc: "M", border: 0 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join("") };
}
