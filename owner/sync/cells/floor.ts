import { isDay, isTooLong, placeName, plainWord, textOf, type CellValue } from "./cell.ts";

/** Floors that have a word instead of a number. Those above the last number, and those between two, are identified by their names alone. */
type FloorWord = "ground" | "raisedGround" | "basement" | "lowerGround" | "attic" | "mezzanine";

/** The content of a cell in the floor column. */
export type FloorCell = {
  /** The cell's text, for floors with names of their own. */
  readonly name: string;
  /** The floors it names, the lowest first: two for an apartment over two floors. Empty: it is named by a word, or unknown. */
  readonly numbers: readonly number[];
  /** Its upper floor is the attic, whose number depends on the building: "VII-PK", "EG-DG". */
  readonly isUpToAttic?: boolean;
  readonly word?: FloorWord;
  /** The name of a floor given by a word: "PD" is "Përdhesa". */
  readonly label?: string;
};

const ground = "ground";
const basement = "basement";

/** "pd=Përdhesa" makes "pd" short for the word "Përdhesa". */
const words: Readonly<Record<FloorWord, string>> = {
  ground:
    "përdhesa, përdhesë, përdhese, përdhes, kati përdhes, kati përdhesë, kati i përdhesës, përdhesi, parter, parteri, pd=Përdhesa, kp=Përdhesa, " +
    "ground floor, ground, street level, gf=Ground floor, g=Ground floor, grd=Ground floor, " +
    "Erdgeschoss, Erdgeschoß, Parterre, eg=Erdgeschoss, ebenerdig, " +
    "prizemlje, prizemni, pr=Prizemlje, приземје, приземље, партер, пр=Приземје",
  raisedGround:
    "përdhesa e lartë, raised ground floor, upper ground floor, Hochparterre, visoko prizemlje, vpr=Visoko prizemlje, vp=Visoko prizemlje, впр=Високо приземље, вп=Високо приземље, високо приземље, високо приземје",
  basement:
    "nëntoka, nëntokë, kati nëntokë, kati i nëntokës, bodrum, bodrumi, podrum, podrumi, basement, cellar, b=Basement, " +
    "Untergeschoss, Untergeschoß, Kellergeschoss, Keller, ug=Untergeschoss, kg=Kellergeschoss, podrumska etaža, подрум, подземје, nt=Nëntoka, " +
    "Tiefgarage, tg=Tiefgarage, Tiefgaragengeschoss, Garagengeschoss, underground garage, underground parking, garazhi nëntokësor, " +
    "garazha nëntokësore, parkingu nëntokësor, parking nëntokësor, podzemna garaža, подземна гаража",
  lowerGround:
    "gjysmënëntokë, gjysëmnëntokë, gjysmëpodrum, suteren, suterren, sutereni, lower ground floor, lower ground, lg=Lower ground floor, lgf=Lower ground floor, semi basement, Souterrain, Tiefparterre, сутерен, полуподрум",
  attic:
    "mansarda, mansardë, mansard, kati mansardë, nënçati, nën çati, nënçatia, çatia, tavani, kati i fundit, penthouse, pentshtëpi, ph=Penthouse, attic, loft, roof, rooftop, top floor, " +
    "Dachgeschoss, Dachgeschoß, Dachboden, dg=Dachgeschoss, Attika, Attikageschoss, Staffelgeschoss, " +
    "potkrovlje, potkrov, mansardni sprat, tavan, pk=Potkrovlje, ptk=Potkrovlje, мансарда, поткровје, поткровље, таван, покрив",
  mezzanine:
    "mezanin, mezanini, mezzanine, ndërkat, ndërkati, gjysmëkat, Zwischengeschoss, Zwischengeschoß, Mezzanin, međusprat, polusprat, мезанин, меѓукат, међуспрат, zg=Zwischengeschoss, Halbgeschoss, entresol, entresoli, " +
    "galeri, galeria, gallery, Galerie, Galeriegeschoss, galerija, галерија",
};

/** Whether a word is that of a floor between two numbered ones. A raised ground floor is one only where there is a ground floor, too. */
export const isBetween = ({ word }: Pick<FloorCell, "word">): boolean =>
  word === "mezzanine" || word === "raisedGround";

type WordEntry = { readonly word: FloorWord; readonly label?: string };

const entryByWord = new Map(
  Object.entries(words).flatMap(([word, list]) =>
    list.split(", ").map((text) => {
      const [short = "", label] = text.split("=");
      return [plainWord(short), { word: word as FloorWord, ...(label && { label }) }] as [string, WordEntry];
    }),
  ),
);

const numbersOf: Readonly<Partial<Record<FloorWord, number>>> = {
  ground: 0,
  raisedGround: 0,
  basement: -1,
  lowerGround: -1,
};

/** Words for a floor that accompany a number and mean nothing on their own. */
const counted =
  "kati|kat|k|niveli|nivel|etazhi|etazha|floor|level|storey|fl|f|l|lvl|etage|stock|stockwerk|geschoss|geschoß|obergeschoss|obergeschoß|og|sprat|etaža|nivo|спрат|кат|етажа|ниво|катот";
const countedWords = new Set(counted.split("|").map(plainWord));

const ordinals: readonly string[] = [
  "parë, first, ersten, erste, erster, erstes, prvi, прв, први",
  "dytë, second, zweite, zweiter, zweites, drugi, втор, други",
  "tretë, third, dritte, dritter, drittes, treći, трет, трећи",
  "katërt, fourth, vierte, vierter, viertes, četvrti, четврт, четврти",
  "pestë, fifth, fünfte, fünfter, fünftes, peti, петти, пети",
  "gjashtë, gjashtët, sixth, sechste, sechster, sechstes, šesti, шести",
  "shtatë, shtatët, seventh, siebte, siebter, siebtes, sedmi, седми",
  "tetë, tetët, eighth, achte, achter, achtes, osmi, осми",
  "nëntë, nëntët, ninth, neunte, neunter, neuntes, deveti, деветти, девети",
  "dhjetë, dhjetët, tenth, zehnte, zehnter, zehntes, deseti, десетти, десети",
];
const ordinalOf = new Map(
  ordinals.flatMap((list, index) => list.split(", ").map((word) => [plainWord(word), index + 1] as const)),
);

const roman = /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/;
const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function romanNumber(text: string): number | undefined {
  if (!roman.test(text)) return undefined;
  const digits = text.split("").map((digit) => romanDigits[digit] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

/** "3", "3.0", "- 1", "III", "3-të", "3rd", "e dytë". */
function bareNumber(text: string): number | undefined {
  const digits =
    /^(?:nr\.? ?)?(?<number>(?:[-−–] ?)?\d{1,3})(?:[.,]0|\.|°|º|[-. ]?(?:të|ti|te|tё|st|nd|rd|th))?$/iu.exec(text)
      ?.groups?.["number"];
  if (digits !== undefined) return Number(digits.replace(/^[-−–] ?/, "-"));
  return romanNumber(text.replace(/\.$/, "")) ?? ordinalOf.get(plainWord(text.replace(/^(?:i|e) /i, "")));
}

/** One floor: a word, a number, or both together; anything between and after them is only punctuation. */
function single(text: string): Omit<FloorCell, "name"> | undefined {
  const plain = text.trim().replaceAll(/^[.,:]+|(?<![,:])[,:]+$/g, "");
  const entry = entryByWord.get(plainWord(plain));
  if (entry) return ofWord(entry, plain);
  const number = bareNumber(plain);
  if (number !== undefined) return { numbers: [number] };
  // "Kati 3", "K3", "Nëntoka 2", "Parking -1"; "K-3" may be the third floor or one below the ground.
  const [, front, minus = "", digits] = /^(\p{L}[\p{L} ]*?)[ .:]*( [-−–])?(\d{1,3}|[IVX]{1,7})\.?$/u.exec(plain) ?? [];
  if (front !== undefined && digits !== undefined) return ofWordAndCount(front, `${minus.trim()}${digits}`, plain);
  // "3. Obergeschoss", "2. Untergeschoss", "III sprat"
  const [, figure, behind] =
    /^([-−–]?\d{1,3}|[IVX]+|\p{L}+)(?:[-.]?(?:të|ti|st|nd|rd|th))?[ .°º]+(\p{L}[\p{L} ]*)$/u.exec(plain) ?? [];
  const counts = figure === undefined || behind === undefined ? undefined : ofWordAndCount(behind, figure, plain);
  return counts ?? ordinalFloor(plain);
}

/** "Kati i parë", "First floor". */
function ordinalFloor(plain: string): Omit<FloorCell, "name"> | undefined {
  const parts = plain.split(" ").filter((part) => !/^(?:i|e)$/i.test(part));
  const rest = parts.filter((part) => !countedWords.has(plainWord(part)));
  const number = rest.length === 1 && parts.length === 2 ? bareNumber(rest[0] ?? "") : undefined;
  return number === undefined ? undefined : { numbers: [number] };
}

function ofWord({ word, label }: WordEntry, plain: string): Omit<FloorCell, "name"> {
  const number = numbersOf[word];
  return { numbers: number === undefined ? [] : [number], word, label: label ?? plain };
}

function ofWordAndCount(word: string, figure: string, plain: string): Omit<FloorCell, "name"> | undefined {
  const count = bareNumber(figure);
  if (count === undefined) return undefined;
  const entry = entryByWord.get(plainWord(word));
  if (countedWords.has(plainWord(word))) return { numbers: [count] };
  if (entry?.word === basement) {
    const numbers = [-Math.abs(count)];
    return entry.label ? { numbers, word: basement } : { numbers, word: basement, label: plain };
  }
  if (entry?.word === ground && count === 0) return { numbers: [0], word: ground, label: entry.label ?? word };
  // For any other word its number counts: "Parking -1".
  return entry || !/^\p{L}{3,}$/u.test(word) ? undefined : { numbers: [count] };
}

const between = / *(?:[-–—/&+]|\b(?:dhe|und|and|to|deri|bis|do)\b|и) */giu;
/** No apartment has more floors. */
export const maxFloorsPerCell = 4;
/** "-2 - -1" has three. In a text with many more, none separates two floors. */
const maxMarks = 8;

/** "2-3", "PD + 1", "EG/OG": an apartment over several consecutive floors. */
function several(text: string): Omit<FloorCell, "name"> | undefined {
  for (const { index, 0: mark } of [...text.matchAll(between)].slice(0, maxMarks)) {
    const [lowest] = single(text.slice(0, index))?.numbers ?? [];
    const upper = single(text.slice(index + mark.length));
    if (lowest !== undefined && upper?.word === "attic") return { numbers: [lowest], isUpToAttic: true };
    const [highest] = upper?.numbers ?? [];
    if (lowest === undefined || highest === undefined || highest <= lowest || highest - lowest >= maxFloorsPerCell)
      continue;
    return { numbers: Array.from({ length: highest - lowest + 1 }, (_, floor) => lowest + floor) };
  }
  return undefined;
}

/** A cell's floor: by number, by word, or by a name that only the project may know. */
export function readFloor(value: CellValue): FloorCell {
  const name = textOf(value);
  const isText = typeof value === "number" || (typeof value === "string" && !isDay(value));
  const found = isText && !isTooLong(name) ? (single(name) ?? several(name)) : undefined;
  return { name, ...(found ?? { numbers: [] }) };
}

/** The keys by which a floor can be found, its own name first: normalized names, then its number, then its word ("~attic"). */
export function floorKeys(value: CellValue): readonly string[] {
  const { name, numbers, word } = readFloor(value);
  const [lowest] = numbers;
  return [placeName(name), ...(lowest === undefined ? [] : [String(lowest)]), ...(word ? [wordKey(word)] : [])];
}

const wordKey = (word: FloorWord): string => `~${word}`;

/**
 * The keys of a floor's own label: "Mansarda" and "Dachgeschoss" are the same floor, and so are "Kati 1" and "1", also if it is counted as the
 * second one because a mezzanine lies below it.
 */
export function labelKeys(label: string): readonly string[] {
  const { word, numbers } = readFloor(label);
  if (word === undefined && numbers.length === 1) return [placeName(label), String(numbers[0])];
  // A second basement is not the first one.
  return word && (word !== basement || numbers[0] === -1) ? [placeName(label), wordKey(word)] : [placeName(label)];
}
