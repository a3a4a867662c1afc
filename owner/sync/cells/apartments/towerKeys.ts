import { fieldsOf } from "../../../../src/project/isRecord.ts";
import { placeName, textOf, type CellValue } from "../cell.ts";

/** The owner's own words for a building, with their ids: "Objekti Veri" is "godina-a". */
export type TowerWords = Readonly<Record<string, string>>;

type TowerFields = { readonly id?: unknown; readonly name?: unknown; readonly label?: unknown };

/** Words that precede a building's own name. */
const generic =
  /^(?:kull[aë]|kulle|godin[aë]|objekti?|bllok?u?|ll?amel[aë]|pallati?|ndërtes[aë]|sektori?|vil[aë]|tower|building|block|house|villa|sector|turm|gebäude|haus|bauteil|zgrada|objekat|blok|kula|зграда|објект|објекат|ламела|блок|кула)(?: (?:nr|no)\.?)?[ .:-]+(?<rest>.+)$/iu;

const coreOf = (text: string): string | undefined => {
  const rest = generic.exec(textOf(text))?.groups?.["rest"];
  return rest === undefined ? undefined : placeName(rest);
};

const textsOf = (...values: readonly unknown[]): readonly string[] =>
  values
    .flatMap((value) => (typeof value === "object" ? Object.values(fieldsOf(value)) : [value]))
    .flatMap((text) => (typeof text === "string" || typeof text === "number" ? [String(text)] : []))
    .filter((text) => text.trim() !== "");

/**
 * The keys by which each building can be found: its normalized names; "~a" for "Godina A", if no other has that name; "=a" for one
 * that is named "A" alone; and "#" with its id, for the owner's own words.
 */
export function towerKeys(towers: readonly TowerFields[]): ReadonlyMap<unknown, ReadonlySet<string>> {
  const exact = towers.map(({ id, name, label }) => new Set(textsOf(id, name, label).map(placeName)));
  const cores = towers.map(({ name }) => new Set(textsOf(name).flatMap((text) => coreOf(text) ?? [])));
  return new Map(
    towers.map(({ id, name }, index) => {
      const isElsewhere = (core: string) =>
        exact.some((names, other) => other !== index && names.has(core)) ||
        cores.some((others, other) => other !== index && others.has(core));
      const own = [...(cores[index] ?? [])].filter((core) => !isElsewhere(core));
      const bare = textsOf(name).filter((text) => coreOf(text) === undefined);
      const keys = [
        ...(exact[index] ?? []),
        ...own.map((core) => `~${core}`),
        ...bare.map((text) => `=${placeName(text)}`),
        `#${String(id)}`,
      ];
      return [id, new Set(keys)] as const;
    }),
  );
}

const idsByWords = new WeakMap<TowerWords, ReadonlyMap<string, string>>();

/** The owner's own words, normalized once for all rows; of two that are the same, the first. */
function idsOf(words: TowerWords): ReadonlyMap<string, string> {
  const cached = idsByWords.get(words);
  if (cached) return cached;
  const entries = Object.entries(words).map(([word, id]) => [placeName(word), id] as const);
  const ids = new Map(entries.toReversed());
  idsByWords.set(words, ids);
  return ids;
}

/** The keys by which a cell may find a building: the owner's own words take precedence over all others. */
export function towerCellKeys(value: CellValue, words: TowerWords = {}): readonly string[] {
  const text = textOf(value);
  const name = placeName(text);
  const own = idsOf(words).get(name);
  if (own !== undefined) return [`#${own}`];
  const core = coreOf(text);
  return [name, `~${name}`, ...(core === undefined ? [] : [`=${core}`])];
}
