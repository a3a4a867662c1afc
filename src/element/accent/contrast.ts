/** Red, green and blue, 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number];

/** Parses a computed colour, `rgb(7, 112, 71)` or `color(srgb 0.1 0.2 0.3)`; `undefined` for every other form. */
export function readColour(text: string): Colour | undefined {
  const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const [red, green, blue] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  if (/^rgba?\(/.test(text)) return [red / 255, green / 255, blue / 255];
  return text.startsWith("color(srgb ") ? [red, green, blue] : undefined;
}

/** The contrast ratio of two colours as WCAG 2 defines it, 1 to 21. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
