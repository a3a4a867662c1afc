import type { Random } from "../../../support/random.ts";
import type { Sandbox } from "../sandbox.ts";
import { oddText } from "./strings.ts";

type Steps = readonly (string | number)[];

/** Every place inside a JSON value. */
export function placesIn(value: unknown, steps: Steps = []): readonly Steps[] {
  if (typeof value !== "object" || value === null) return [steps];
  const own = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...steps, Array.isArray(value) ? Number(key) : key]),
  );
  return steps.length > 0 ? [steps, ...own] : own;
}

export function valueAt(value: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>(
    (inside, step) =>
      typeof inside === "object" && inside !== null ? (inside as Record<string, unknown>)[step] : undefined,
    value,
  );
}

/** Puts a value at a place; `undefined` removes the existing one. */
export function setAt(value: unknown, steps: Steps, by: unknown): void {
  const holder = valueAt(value, steps.slice(0, -1));
  const last = steps.at(-1);
  if (typeof holder !== "object" || holder === null || last === undefined) return;
  if (by === undefined && Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (by === undefined) delete (holder as Record<string, unknown>)[last];
  else Object.defineProperty(holder, last, { value: by, enumerable: true, configurable: true, writable: true });
}

/** Stands for a value nested too deep to be constructed: `writeJson` inserts it. */
const nested = "nested 200,000 deep";

const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53 - 1,
  1e308,
  -1e308,
  [],
  {},
  [null],
  [[[]]],
  { length: 1e9 },
  { toString: "x" },
  nested,
];

/** Other values at some places of a JSON value; each is named by its place. */
export function mutateJson(
  value: unknown,
  random: Random,
  sandbox: Sandbox,
  times = 1 + random.below(4),
): readonly string[] {
  return Array.from({ length: times }, () => {
    const places = placesIn(value);
    if (places.length === 0) return "nothing to change";
    const steps = random.pick(places);
    const old = valueAt(value, steps);
    const by = random.chance(0.1)
      ? undefined
      : typeof old === "string" && random.chance(0.75)
        ? oddText(random, sandbox)
        : random.pick(oddValues);
    setAt(value, steps, by);
    return `${steps.join(".")} = ${(JSON.stringify(by) ?? "nothing").slice(0, 80)}`;
  });
}

/** As text, including parts that no value can represent. */
export function writeJson(value: unknown): string {
  const deep = `${'{"a":['.repeat(100_000)}${"]}".repeat(100_000)}`;
  return JSON.stringify(value).replaceAll(JSON.stringify(nested), () => deep);
}

/** Text that is almost the original JSON. */
export function spoilText(text: string, random: Random): { readonly reported: string; readonly bytes: Uint8Array } {
  const kinds: Readonly<Record<string, () => Uint8Array>> = {
    "cut off": () => Buffer.from(text.slice(0, random.below(text.length))),
    "in UTF-16": () => Buffer.from(`\uFEFF${text}`, "utf16le"),
    "a byte changed": () => {
      const bytes = Buffer.from(text);
      bytes[random.below(bytes.length)] = random.below(256);
      return bytes;
    },
    "keys twice": () => Buffer.from(`{"__proto__":{"number":1,"files":{}},${text.slice(1, -1)},${text.slice(1)}`),
    "nested 200,000 deep": () => Buffer.from(`${"[".repeat(200_000)}${"]".repeat(200_000)}`),
    "a list": () => Buffer.from(`[${text}]`),
    empty: () => Buffer.alloc(0),
    null: () => Buffer.from("null"),
    "30 MB of blanks": () => Buffer.concat([Buffer.from(text), Buffer.alloc(30_000_000, " ")]),
  };
  const reported = random.pick(Object.keys(kinds));
  return { reported: reported, bytes: kinds[reported]?.() ?? Buffer.alloc(0) };
}
