import { planWords, tokensOf, wordsOf } from "./fileTokens.ts";
import type { DraftApartment, DraftFloor, DraftProject, DraftTower } from "../draft.ts";
import type { ApartmentFile } from "../edit/apartmentFiles.ts";

/** A file's purpose for an apartment. */
export type FileUse = ApartmentFile["as"];

/** A file, by its path among the imported ones, and the apartment that it is named after. */
export type NamedFile = { readonly path: string; readonly as: FileUse; readonly apartment: string };

export type FilesByName = {
  readonly matched: readonly NamedFile[];
  /** Files whose name fits several apartments, with their ids. */
  readonly unclear: readonly { readonly path: string; readonly apartments: readonly string[] }[];
  /** Further PDFs of an apartment: it has only one. */
  readonly furtherPdfs: readonly string[];
  /** Files whose name fits no apartment, or that are neither a picture nor a PDF. */
  readonly unmatched: readonly string[];
};

/** Generic names of picture files. */
const pictureWords = wordsOf(
  "foto fotoja fotot photo photos picture pictures pic image images img dsc bild bilder render renders view pamja",
);
/** Words for apartments and their places, in addition to their own names. */
const placeWords = wordsOf(
  "kati kat floor level stock etage sprat banesa banese apartamenti apartament apartment ap apt unit flat njesia wohnung whg top stan nr no nummer numri hyrja shkalla entrance stair stiege",
);

/** Without the words for places, unless nothing else remains. */
function bare(tokens: readonly string[]): readonly string[] {
  const distinctive = tokens.filter((token) => !placeWords.has(token));
  return distinctive.length > 0 ? distinctive : tokens;
}

const namesOf = ({ id, label = "", name }: DraftTower): readonly string[] =>
  [id, label, ...(typeof name === "string" ? [name] : Object.values(name))].filter(Boolean);

/** Every name that an apartment may have in a file's name. */
function keysOf(
  { id, label, number, entrance }: DraftApartment,
  { tower, floor }: DraftFloor,
  towers: readonly DraftTower[],
) {
  const ownLabel = label ?? String(number ?? "");
  const names = [ownLabel, ...(entrance ? [`${entrance} ${ownLabel}`] : [])].filter((name) => name.trim() !== "");
  const places = towers.filter((each) => each.id === tower).flatMap(namesOf);
  const withPlaces = names.flatMap((name) =>
    places.flatMap((place) => [`${place} ${name}`, `${place} ${floor} ${name}`]),
  );
  return [id, ...names, ...withPlaces].map((name) => bare(tokensOf(name)).join(" "));
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

/** The allowed suffixes of a name: the number of the file, or its subject. "B" after "12" is another apartment. */
const isAfterName = (tokens: readonly string[]): boolean =>
  tokens.every((token) => /^(?:\d{1,3}|\p{L}{3,})$/u.test(token));

/** The apartments whose name is the longest match at the beginning of the tokens. */
function apartmentsOf(tokens: readonly string[], keys: Keys): readonly string[] {
  for (let length = tokens.length; length > 0; length -= 1) {
    const found = keys.get(tokens.slice(0, length).join(" "));
    if (found && isAfterName(tokens.slice(length))) return [...found];
  }
  return [];
}

const order = new Intl.Collator(undefined, { numeric: true });

/** "A-12.jpg" before "a_12_2.jpg" before "A12 10.jpg", so that an apartment's pictures follow their numbers. */
const inOrder = (paths: readonly string[]): readonly string[] => {
  const keys = new Map(paths.map((path) => [path, tokensOf(path.replace(/\.\w+$/, "")).join(" ")]));
  return paths.toSorted((a, b) => order.compare(keys.get(a) ?? "", keys.get(b) ?? ""));
};

const picture = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/**
 * Assigns files to apartments by name: "A-12.jpg", "a_12_2.jpg", "A12 plan.png" and "A12.pdf" belong to apartment A-12, also if
 * the folder names it: "A-12/kuzhina.jpg". The apartment's name is sufficient if only one has it; otherwise the building's name must precede it.
 */
export function filesByName(paths: readonly string[], project: DraftProject): FilesByName {
  const keys = apartmentKeys(project);
  const [matched, unclear, unmatched]: [NamedFile[], FilesByName["unclear"][number][], string[]] = [[], [], []];
  for (const path of inOrder(paths)) {
    const isPdf = /\.pdf$/i.test(path);
    const [fileName = "", folder = ""] = path.split("/").toReversed();
    const tokens = tokensOf(fileName.replace(/\.\w+$/, ""));
    const nameTokens = bare(tokens.filter((token) => !planWords.has(token) && !pictureWords.has(token)));
    // "photo 12.jpg": the number counts the pictures, it is not an apartment's.
    const isNumberedPicture =
      tokens.some((token) => pictureWords.has(token)) && nameTokens.every((token) => /^\d+$/.test(token));
    const folderTokens = bare(tokensOf(folder).filter((token) => !pictureWords.has(token)));
    const byFolder = folderTokens.length > 0 ? apartmentsOf([...folderTokens, ...nameTokens], keys) : [];
    const apartments = byFolder.length > 0 ? byFolder : isNumberedPicture ? [] : apartmentsOf(nameTokens, keys);
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

/** An apartment has one plan and one PDF: further plans become pictures, further PDFs are left out. */
function withOneOfEach(files: readonly NamedFile[]): Pick<FilesByName, "matched" | "furtherPdfs"> {
  const usedKeys = new Set<string>();
  const isFirst = (key: string) => {
    if (usedKeys.has(key)) return false;
    usedKeys.add(key);
    return true;
  };
  const [matched, furtherPdfs]: [NamedFile[], string[]] = [[], []];
  for (const each of files) {
    if (each.as === "picture" || isFirst(`${each.as} ${each.apartment}`)) matched.push(each);
    else if (each.as === "plan") matched.push({ ...each, as: "picture" });
    else furtherPdfs.push(each.path);
  }
  return { matched, furtherPdfs };
}
