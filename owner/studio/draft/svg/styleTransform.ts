import { lengthOf, longestUnit } from "./shapeData.ts";

/** Degrees of one unit of an angle. */
const degrees: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function angleOf(text: string): number {
  const unit = /[a-z]+$/i.exec(text.slice(-longestUnit))?.[0].toLowerCase() ?? "deg";
  return Number.parseFloat(text) * (degrees[unit] ?? 1);
}

/** The functions of CSS that the attribute `transform` lacks, or writes without units. */
const functions: Readonly<Record<string, (values: readonly string[]) => string>> = {
  matrix: (values) => `matrix(${values.join(" ")})`,
  translate: ([x = "0", y = "0"]) => `translate(${lengthOf(x, 0)} ${lengthOf(y, 0)})`,
  translatex: ([x = "0"]) => `translate(${lengthOf(x, 0)} 0)`,
  translatey: ([y = "0"]) => `translate(0 ${lengthOf(y, 0)})`,
  scale: ([x = "1", y = x]) => `scale(${x} ${y})`,
  scalex: ([x = "1"]) => `scale(${x} 1)`,
  scaley: ([y = "1"]) => `scale(1 ${y})`,
  rotate: ([angle = "0"]) => `rotate(${angleOf(angle)})`,
  skewx: ([angle = "0"]) => `skewX(${angleOf(angle)})`,
  skewy: ([angle = "0"]) => `skewY(${angleOf(angle)})`,
};

/** The transform of a `style` in the attribute's notation, around its origin; undefined if the style has none. */
export function styleTransform(style: string): string | undefined {
  const value = declared(style, "transform");
  if (value === undefined) return undefined;
  const moved = [...value.matchAll(/(?<![a-z])([a-z]+)\(([^()]*)\)/gi)].flatMap(([, name = "", inside = ""]) => {
    const write = functions[name.toLowerCase()];
    return write ? [write(inside.trim().split(/[\s,]+/))] : [];
  });
  const [x, y] = (declared(style, "transform-origin") ?? "0 0").split(/\s+/).map((each) => lengthOf(each, 0));
  return [`translate(${x ?? 0} ${y ?? 0})`, ...moved, `translate(${-(x ?? 0)} ${-(y ?? 0)})`].join(" ");
}

function declared(style: string, property: string): string | undefined {
  const found = style.split(";").map((declaration) => declaration.split(":"));
  return found.findLast(([name]) => name?.trim().toLowerCase() === property)?.[1]?.trim();
}
