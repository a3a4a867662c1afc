type Attributes = Readonly<Record<string, string>>;

/** The SVG's own size, which percentages refer to. */
export type Frame = { readonly width: number; readonly height: number };

/** The path data of a shape of an SVG; undefined if the element does not enclose an area. */
export function shapeData(element: string, attributes: Attributes, frame: Frame): string | undefined {
  const along = (name: string) => lengthOf(attributes[name], frame.width);
  const down = (name: string) => lengthOf(attributes[name], frame.height);
  switch (element) {
    case "path":
      return attributes["d"];
    case "polygon":
    case "polyline": {
      const numbers = attributes["points"]?.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
      return numbers.length < 6 ? undefined : `M${numbers.slice(0, numbers.length - (numbers.length % 2)).join(" ")}Z`;
    }
    case "rect":
      return rectangle({ x: along("x"), y: down("y"), width: along("width"), height: down("height") }, [
        (attributes["rx"] ?? attributes["ry"]) ? along("rx") || down("ry") : 0,
        (attributes["rx"] ?? attributes["ry"]) ? down("ry") || along("rx") : 0,
      ]);
    case "circle":
      return ellipse([along("cx"), down("cy")], [along("r"), along("r")]);
    case "ellipse":
      return ellipse([along("cx"), down("cy")], [along("rx"), down("ry")]);
    default:
      return undefined;
  }
}

/** CSS pixels of one unit of length; 96 are an inch. */
const pixels: Readonly<Record<string, number>> = {
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/** In characters; a longer one is unknown. */
export const longestUnit = 8;

/** A length in units of the SVG: "12", "12px", "210mm", "50%"; 0 if it is not a length. */
export function lengthOf(text: string | undefined, whole: number): number {
  const number = Number.parseFloat(text ?? "");
  if (!Number.isFinite(number)) return 0;
  const unit = /[a-z%]*$/i.exec(text?.trim().slice(-longestUnit) ?? "")?.[0].toLowerCase() ?? "";
  return unit === "%" ? (number / 100) * whole : number * (pixels[unit] ?? 1);
}

type Sides = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function rectangle({ x, y, width, height }: Sides, [rx, ry]: readonly [number, number]): string | undefined {
  if (width <= 0 || height <= 0) return undefined;
  const [roundX, roundY] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  if (roundX <= 0 || roundY <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (toX: number, toY: number) => `a${roundX} ${roundY} 0 0 1 ${toX} ${toY}`;
  const [lineX, lineY] = [width - 2 * roundX, height - 2 * roundY];
  const corners = [arc(roundX, roundY), arc(-roundX, roundY), arc(-roundX, -roundY), arc(roundX, -roundY)];
  return `M${x + roundX} ${y}h${lineX}${corners[0]}v${lineY}${corners[1]}h${-lineX}${corners[2]}v${-lineY}${corners[3]}z`;
}

function ellipse([x, y]: readonly [number, number], [rx, ry]: readonly [number, number]): string | undefined {
  if (rx <= 0 || ry <= 0) return undefined;
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}
