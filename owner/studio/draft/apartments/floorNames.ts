import { type CellValue, placeName, textOf } from "../../../sync/cells/cell.ts";
import { floorKeys, labelKeys, readFloor } from "../../../sync/cells/floor.ts";
import type { Draft, DraftApartment, DraftFloor, DraftProject } from "../draft.ts";
import { memoize } from "../memoize.ts";
import { storeysText } from "./storeys.ts";
import { floorByNumber, numberInLists } from "./floorNumbers.ts";

/** The names of a project's floors in lists: whatever `write` returns is read as the same floors. */
export type FloorNames = {
  /** The floors of a tower that a cell names, the lowest first; empty if it names none. Numbers may be of floors that do not exist yet. */
  readonly read: (tower: string, value: CellValue) => readonly number[];
  /** The cell of one or several floors of a tower: 2, "Mezanin", "2–3" or "0, Mezanin, 1"; undefined if no text is read as these. */
  readonly write: (tower: string, floors: readonly number[], language?: string) => string | number | undefined;
};

/** "Mezanin (5)": of two floors with the same name, the one with this number in the project. */
const nameAndNumber = /^(?<name>.+?) ?\((?<number>-?\d{1,3})\)$/;
/** "0, Mezanin, 1", "PD + Mezanin"; "3,5" is a number and not a list of floors. */
const floorSeparator = /; ?|, | [+&] /;

/** Floors are named by their number, by their own label in any language, or by a word for the same floor. */
export const floorNames = memoize((floors: DraftProject["floors"]): FloorNames => {
  const labels = new Map(
    floors.flatMap((floor) =>
      labelsOf(floor)
        .flatMap(labelKeys)
        .map((key) => [`${floor.tower} ${key}`, floor.floor] as const),
    ),
  );
  const floorByKey = new Map(floors.map((floor) => [`${floor.tower} ${floor.floor}`, floor]));
  const byNumber = floorByNumber(floors);

  const hasName = (floor: DraftFloor, name: string) =>
    [...labelsOf(floor), String(floor.floor)].some((each) => placeName(each) === placeName(name));
  const byExactName = (tower: string, text: string): number | undefined => {
    const { name = "", number } = nameAndNumber.exec(text)?.groups ?? {};
    const floor = floorByKey.get(`${tower} ${number ?? ""}`);
    return floor && hasName(floor, name) ? floor.floor : labels.get(`${tower} ${placeName(text)}`);
  };
  const singleFloor = (tower: string, value: CellValue): number | undefined => {
    const { numbers } = readFloor(value);
    if (numbers.length > 1) return undefined;
    const [labelled] = floorKeys(value).flatMap((key) => labels.get(`${tower} ${key}`) ?? []);
    return labelled ?? numbers.flatMap((number) => byNumber(tower, number) ?? [])[0];
  };

  const read: FloorNames["read"] = (tower, value) => {
    const text = textOf(value);
    const exact = byExactName(tower, text);
    if (exact !== undefined) return [exact];
    const { numbers } = readFloor(value);
    if (numbers.length > 1) return sorted(numbers.map((number) => byNumber(tower, number)));
    const parts = text.split(floorSeparator);
    if (parts.length > 1) return sorted(parts.map((part) => byExactName(tower, part) ?? singleFloor(tower, part)));
    const floor = singleFloor(tower, value);
    return floor === undefined ? [] : [floor];
  };

  const isReadAs = (tower: string, cell: string | number, ordered: readonly number[]) =>
    String(read(tower, cell)) === String(ordered);
  const writeOne = (tower: string, number: number, language?: string): string | number => {
    const floor = floorByKey.get(`${tower} ${number}`);
    if (!floor) return number;
    const [listNumber, names] = [numberInLists(floor), labelsOf(floor, language)];
    const cells = [...(listNumber === undefined ? [] : [listNumber]), ...names, number];
    return cells.find((cell) => isReadAs(tower, cell, [number])) ?? `${names[0] ?? number} (${number})`;
  };
  const write: FloorNames["write"] = (tower, numbers, language) => {
    const ordered = numbers.toSorted((a, b) => a - b);
    const cells = ordered.map((number) => writeOne(tower, number, language));
    const isNumbered = cells.every((cell) => typeof cell === "number");
    const several = [...(isNumbered ? [storeysText(cells)] : []), cells.join(", "), cells.join("; ")];
    const [only] = cells;
    return (cells.length === 1 && only !== undefined ? [only] : several).find((cell) => isReadAs(tower, cell, ordered));
  };
  return { read, write };
});

/** The labels of a floor, the one in this language first. */
function labelsOf({ label }: Pick<DraftFloor, "label">, language = ""): readonly string[] {
  const texts = typeof label === "object" ? [label[language], ...Object.values(label)] : [label];
  return texts.flatMap((text) => (text === undefined || text.trim() === "" ? [] : text));
}

/** The floors in order, without repetition; none if one of them is undefined. */
const sorted = (floors: readonly (number | undefined)[]): readonly number[] => {
  const found = floors.flatMap((floor) => floor ?? []);
  return found.length < floors.length ? [] : [...new Set(found)].toSorted((a, b) => a - b);
};

const towersOf = memoize(
  (floors: DraftProject["floors"]) =>
    new Map(floors.flatMap(({ tower, apartments }) => apartments.map(({ id }) => [id, tower] as const))),
);

/** The floors of an apartment that extends over several, as its owner calls them: "1–2" above a mezzanine; "" for other apartments. */
export function storeysCell(
  floors: DraftProject["floors"],
  { id, storeys = [] }: DraftApartment,
  language: string,
): string {
  if (storeys.length < 2) return "";
  const tower = towersOf(floors).get(id);
  const cell = tower === undefined ? undefined : floorNames(floors).write(tower, storeys, language);
  return String(cell ?? storeysText(storeys));
}

/** Reads such a cell of an apartment on this floor; "1,2" without a space names two floors, too. */
export const storeysReader =
  ({ project: { floors } }: Draft, { tower }: Pick<DraftFloor, "tower">) =>
  (text: string): readonly number[] =>
    floorNames(floors).read(tower, text.replaceAll(/,(?=\S)/g, ", "));
