import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";

export type Steps = readonly (string | number)[];
export type Mutation = { readonly steps: Steps; readonly kind: string; readonly file: unknown };

const script = "javascript:alert(document.domain)";
const markup = "<img src=x onerror=alert(1)>";
const addresses = /^(src|url|folder|pdf|origin|srcset)$/;
const links = /^(plan|layout|tour|tower|mirrorOf)$/;

/** The possible replacements of a value; "missing" removes it. */
const kinds: Readonly<Record<string, (old: unknown, key: string) => unknown>> = {
  null: () => null,
  number: (old) => (typeof old === "number" ? "five" : 5),
  boolean: () => true,
  list: (old) => (Array.isArray(old) ? { 0: "no list" } : []),
  object: (old) => (typeof old === "object" ? "no object" : { a: 1 }),
  huge: (old) => (typeof old === "number" ? 1e308 : "x".repeat(50_000)),
  below: (old) => (typeof old === "number" ? -1e308 : ""),
  fraction: (old) => (typeof old === "number" ? old + 0.123 : "\u0000\u202e"),
  script: (_, key) => (addresses.test(key) ? (key === "srcset" ? `a.avif 1w, ${script} 2w` : script) : ` ${script}`),
  markup: () => markup,
  link: (_, key) => (links.test(key) ? "nowhere" : "__proto__"),
};

/** Shuffles the mutations identically for the same seed. */
export function* mutationsOf(good: ProjectFile, seed: number): Generator<Mutation> {
  const places = placesOf(good, []);
  const names = [...Object.keys(kinds), "missing", "doubled"];
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (;;) {
    const steps = places[next(places.length)] ?? [];
    const kind = names[next(names.length)] ?? "missing";
    yield { steps, kind, file: mutated(good, steps, kind) };
  }
}

function placesOf(value: unknown, steps: Steps): Steps[] {
  if (typeof value !== "object" || value === null) return [steps];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(steps.length > 0 ? [steps] : []), ...entries.flatMap(([key, part]) => placesOf(part, [...steps, key]))];
}

function mutated(value: unknown, steps: Steps, kind: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const [before, old, after] = [value.slice(0, Number(step)), value[Number(step)], value.slice(Number(step) + 1)];
    if (rest.length > 0) return [...before, mutated(old, rest, kind), ...after];
    if (kind === "missing") return [...before, ...after];
    if (kind === "doubled") return [...before, old, old, ...after];
    return [...before, kinds[kind]?.(old, ""), ...after];
  }
  const { [String(step)]: old, ...others }: Record<string, unknown> = { ...value };
  if (rest.length > 0) return { ...value, [step]: mutated(old, rest, kind) };
  if (kind === "missing") return others;
  return { ...value, [step]: kinds[kind] ? kinds[kind](old, String(step)) : old };
}
