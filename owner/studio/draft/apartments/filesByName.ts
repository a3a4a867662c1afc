import { planWords, tokensOf, wordSet } from "./fileTokens.ts";
import type { DraftApartment, DraftFloor, DraftProject, DraftTower } from "../draft.ts";
import type { ApartmentFile } from "../edit/apartmentFiles.ts";

/** What a file is used as for its apartment. */
export type FileUse = ApartmentFile["as"];

/** An imported file by its path, and the id of the apartment that it is named after. */
export type NamedFile = { readonly path: string; readonly as: FileUse; readonly apartment: string };

export type FilesByName = {
  readonly matched: readonly NamedFile[];
  /** Files whose name matches several apartments, with the ids of those. */
  readonly ambiguous: readonly { readonly path: string; readonly apartments: readonly string[] }[];
  /** Further PDFs of apartments that have one: each can have only one. */
  readonly furtherPdfs: readonly string[];
  /** Files whose name matches no apartment, or that are neither a picture nor a PDF. */
  readonly unmatched: readonly string[];
};

/** Generic words in the names of picture files. */
const pictureWords = wordSet(
  "foto fotoja fotot photo photos picture pictures pic image images img dsc bild bilder render renders view pamja",
);
/** Words for apartments, floors and entrances that accompany their names: "kati" of "kati 2". */
const placeWords = wordSet(
  "kati kat floor level stock etage sprat banesa banese apartamenti apartament apartment ap apt unit flat njesia wohnung whg top stan nr no nummer numri hyrja shkalla entrance stair stiege",
);

/** The tokens without words for places; all of them if nothing else remains. */
function withoutPlaceWords(tokens: readonly string[]): readonly string[] {
  const distinctive = tokens.filter((token) => !placeWords.has(token));
  return distinctive.length > 0 ? distinctive : tokens;
}

const namesOf = ({ id, label = "", name }: DraftTower): readonly string[] =>
  [id, label, ...(typeof name === "string" ? [name] : Object.values(name))].filter(Boolean);

/** Every name by which a file's name can refer to an apartment, as tokens separated by spaces. */
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
  return [id, ...names, ...withPlaces].map((name) => withoutPlaceWords(tokensOf(name)).join(" "));
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

/**
 * Whether these tokens may follow an apartment's name in a file's name: the number of a picture, or words for what it shows. One or two
 * letters may not, since "12 B" is another apartment than "12".
 */
const isAllowedSuffix = (tokens: readonly string[]): boolean =>
  tokens.every((token) => /^(?:\d{1,3}|\p{L}{3,})$/u.test(token));

/** The apartments whose name is the longest match at the beginning of the tokens. */
function apartmentsOf(tokens: readonly string[], keys: Keys): readonly string[] {
  for (let length = tokens.length; length > 0; length -= 1) {
    const found = keys.get(tokens.slice(0, length).join(" "));
    if (found && isAllowedSuffix(tokens.slice(length))) return [...found];
  }
  return [];
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Sorted by name and number: "A-12.jpg", "a_12_2.jpg", "A12 10.jpg". */
const sortedByName = (paths: readonly string[]): readonly string[] => {
  const keys = new Map(paths.map((path) => [path, tokensOf(path.replace(/\.\w+$/, "")).join(" ")]));
  return paths.toSorted((a, b) => collator.compare(keys.get(a) ?? "", keys.get(b) ?? ""));
};

const pictureExtension = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/**
 * Assigns files to apartments by their names: "A-12.jpg", "a_12_2.jpg", "A12 plan.png" and "A12.pdf" belong to apartment A-12, as does
 * any file in a folder with its name, such as "A-12/kuzhina.jpg". The apartment's name is enough if no other has the same; otherwise the
 * building's name must precede it.
 */
export function filesByName(paths: readonly string[], project: DraftProject): FilesByName {
  const keys = apartmentKeys(project);
  const [matched, ambiguous, unmatched]: [NamedFile[], FilesByName["ambiguous"][number][], string[]] = [[], [], []];
  for (const path of sortedByName(paths)) {
    const isPdf = /\.pdf$/i.test(path);
    const [fileName = "", folder = ""] = path.split("/").toReversed();
    const tokens = tokensOf(fileName.replace(/\.\w+$/, ""));
    const nameTokens = withoutPlaceWords(tokens.filter((token) => !planWords.has(token) && !pictureWords.has(token)));
    // The number of "photo 12.jpg" is the picture's own, not an apartment's.
    const isNumberedPicture =
      tokens.some((token) => pictureWords.has(token)) && nameTokens.every((token) => /^\d+$/.test(token));
    const folderTokens = withoutPlaceWords(tokensOf(folder).filter((token) => !pictureWords.has(token)));
    const byFolder = folderTokens.length > 0 ? apartmentsOf([...folderTokens, ...nameTokens], keys) : [];
    const apartments = byFolder.length > 0 ? byFolder : isNumberedPicture ? [] : apartmentsOf(nameTokens, keys);
    const [apartment] = apartments;
    if (apartment === undefined || !(isPdf || pictureExtension.test(path))) unmatched.push(path);
    else if (apartments.length > 1) ambiguous.push({ path, apartments });
    else {
      const isPlan = tokens.some((token) => planWords.has(token));
      matched.push({ path, apartment, as: isPdf ? "pdf" : isPlan ? "plan" : "picture" });
    }
  }
  return { ...withOneOfEach(matched), ambiguous, unmatched };
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
