import { fill } from "../../../../src/text/format/fill.ts";

/** As `fill`; "{n:kat|kate}" is the first word where `n` is 1, else the second. */
export function fillCounted(text: string, values: Readonly<Record<string, string | number>>): string {
  const told = text.replace(/\{\w+:[^|{}]*\|[^|{}]*\}/g, (form) => {
    const [name = "", one = "", many = ""] = form.slice(1, -1).split(/[:|]/);
    return values[name] === 1 ? one : many;
  });
  return fill(told, values);
}
