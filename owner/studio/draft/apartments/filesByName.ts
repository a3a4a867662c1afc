import type { DraftApartment, DraftFloor, DraftProject, DraftTower } from "../draft.ts";
import type { ApartmentFile } from "../edit/apartmentFiles.ts";

/** What a file is to be for an apartment. */
export type FileUse = ApartmentFile["as"];

/** A file, by its path among those that were given, and the apartment whose name it has. */
export type NamedFile = { readonly path: string; readonly as: FileUse; readonly apartment: string };

export type FilesByName = {
  readonly matched: readonly NamedFile[];
  /** Files whose name is that of several apartments, with their ids. */
  readonly unclear: readonly { readonly path: string; readonly apartments: readonly string[] }[];
  /** Further PDFs of an apartment: it has one. */
  readonly doubled: readonly string[];
  /** Files that have the name of none, or are neither picture nor PDF. */
  readonly unmatched: readonly string[];
};

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words that make a picture the plan. */
const planWords = wordsOf("plan plani planet planimetria planimetri floorplan plans grundriss osnova основа план");
/** What files of pictures are called whatever is on them. */
const pictureWords = wordsOf(
  "foto fotoja fotot photo photos picture pictures pic image images img dsc bild bilder render renders view pamja",
);
/** What apartments and the places they lie in are called, beside their own names. */
const placeWords = wordsOf(
  "kati kat floor level stock etage sprat banesa banese apartamenti apartament apartment ap apt unit flat njesia wohnung whg top stan nr no nummer numri hyrja shkalla entrance stair stiege",
);

/** "A-12 plan" as [a, 12, plan]: words and numbers, whatever stands between them; zeros before a number do not count. */
function tokensOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return (plain.match(/\p{L}+|\d+/gu) ?? []).map((token) => token.replace(/^0+(?=\d)/, ""));
}

/** Without the words for places, unless nothing else is there. */
function bare(tokens: readonly string[]): readonly string[] {
  const own = tokens.filter((token) => !placeWords.has(token));
  return own.length > 0 ? own : tokens;
}

const namesOf = ({ id, label = "", name }: DraftTower): readonly string[] =>
  [id, label, ...(typeof name === "string" ? [name] : Object.values(name))].filter(Boolean);

/** Everything that an apartment may be called by in a file's name. */
function keysOf(
  { id, label, number, entrance }: DraftApartment,
  { tower, floor }: DraftFloor,
  towers: readonly DraftTower[],
) {
  const own = label ?? String(number ?? "");
  const names = [own, ...(entrance ? [`${entrance} ${own}`] : [])].filter((name) => name.trim() !== "");
  const places = towers.filter((each) => each.id === tower).flatMap(namesOf);
  const placed = names.flatMap((name) => places.flatMap((place) => [`${place} ${name}`, `${place} ${floor} ${name}`]));
  return [id, ...names, ...placed].map((name) => bare(tokensOf(name)).join(" "));
}

type Keys = ReadonlyMap<string, ReadonlySet<string>>;

function apartmentKeys({ floors, towers }: DraftProject): Keys {
  const keys = new Map<string, Set<string>>();
  for (const floor of floors) {
    for (const apartment of floor.apartments) {
      for (const key of keysOf(apartment, floor, towers)) {
        if (key !== "") keys.set(key, (keys.get(key) ?? new Set()).add(apartment.id));
      }
    }
  }
  return keys;
}

/** What may follow a name: which of several files it is, or what is on it. "B" after "12" is another apartment. */
const isAfterName = (tokens: readonly string[]): boolean =>
  tokens.every((token) => /^(?:\d{1,3}|\p{L}{3,})$/u.test(token));

/** The apartments that the longest beginning of the tokens is the name of. */
function apartmentsOf(tokens: readonly string[], keys: Keys): readonly string[] {
  for (let length = tokens.length; length > 0; length -= 1) {
    const found = keys.get(tokens.slice(0, length).join(" "));
    if (found && isAfterName(tokens.slice(length))) return [...found];
  }
  return [];
}

const order = new Intl.Collator(undefined, { numeric: true });

/** "A-12.jpg" before "a_12_2.jpg" before "A12 10.jpg", so that an apartment's pictures come as they are numbered. */
const inOrder = (paths: readonly string[]): readonly string[] => {
  const keys = new Map(paths.map((path) => [path, tokensOf(path.replace(/\.\w+$/, "")).join(" ")]));
  return paths.toSorted((a, b) => order.compare(keys.get(a) ?? "", keys.get(b) ?? ""));
};

const picture = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/**
 * Whose files these are by their names: "A-12.jpg", "a_12_2.jpg", "A12 plan.png" and "A12.pdf" are of apartment A-12, also where the
 * folder says it: "A-12/kuzhina.jpg". A name alone is enough where one apartment has it; else the building's goes before it.
 */
export function filesByName(paths: readonly string[], project: DraftProject): FilesByName {
  const keys = apartmentKeys(project);
  const [matched, unclear, unmatched]: [NamedFile[], FilesByName["unclear"][number][], string[]] = [[], [], []];
  for (const path of inOrder(paths)) {
    const isPdf = /\.pdf$/i.test(path);
    const [base = "", folder = ""] = path.split("/").toReversed();
    const tokens = tokensOf(base.replace(/\.\w+$/, ""));
    const own = bare(tokens.filter((token) => !planWords.has(token) && !pictureWords.has(token)));
    const isBare = tokens.some((token) => pictureWords.has(token)) && own.every((token) => /^\d+$/.test(token));
    const within = bare(tokensOf(folder).filter((token) => !pictureWords.has(token)));
    const inFolder = within.length > 0 ? apartmentsOf([...within, ...own], keys) : [];
    const apartments = inFolder.length > 0 ? inFolder : isBare ? [] : apartmentsOf(own, keys);
    const [apartment] = apartments;
    if (apartment === undefined || !(isPdf || picture.test(path))) unmatched.push(path);
    else if (apartments.length > 1) unclear.push({ path, apartments });
    else {
      const isPlan = tokens.some((token) => planWords.has(token));
      matched.push({ path, apartment, as: isPdf ? "pdf" : isPlan ? "plan" : "picture" });
    }
  }
  return { ...withOneOfEach(matched), unclear, unmatched };
}

/** An apartment has one plan, further ones are pictures; and one PDF. */
function withOneOfEach(files: readonly NamedFile[]): Pick<FilesByName, "matched" | "doubled"> {
  const taken = new Set<string>();
  const isFirst = (key: string) => taken.size < taken.add(key).size;
  const [matched, doubled]: [NamedFile[], string[]] = [[], []];
  for (const each of files) {
    if (each.as === "picture" || isFirst(`${each.as} ${each.apartment}`)) matched.push(each);
    else if (each.as === "plan") matched.push({ ...each, as: "picture" });
    else doubled.push(each.path);
  }
  return { matched, doubled };
}
