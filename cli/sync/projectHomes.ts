import type { HomeAvailability } from "../../src/project/availability.ts";
import { plainWord, textOf, type CellValue } from "./cells/cell.ts";
import { statuses } from "./cells/status.ts";
import { SyncFault } from "./SyncFault.ts";

/** What of the project file tells a home from the others, as words without case and marks. */
export type ProjectHome = {
  readonly id: string;
  readonly towers: ReadonlySet<string>;
  readonly entrance: string;
  readonly floors: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  /** What the project file itself says. */
  readonly status?: HomeAvailability["status"];
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** The words of a text in whatever languages it has. */
function wordsOf(...texts: readonly unknown[]): ReadonlySet<string> {
  const each = texts.flatMap((text) => (typeof text === "object" ? Object.values(fieldsOf(text)) : [text]));
  const words = each.flatMap((text) =>
    typeof text === "string" || typeof text === "number" ? signedWord(String(text)) : [],
  );
  return new Set(words.filter((word) => word !== ""));
}

/** A storey may be -1: its sign stays. */
export function signedWord(text: string): string {
  return `${/^[-–−]\s*\d/.test(text.trim()) ? "-" : ""}${plainWord(text)}`;
}

/** "Kati 3", "3. Stock": the number alone; undefined where it is no such thing. */
export function storeyNumber(value: CellValue): string | undefined {
  return /^(?:\p{L}*[. ]+)?(?<number>-?\d+)(?:[. ]+\p{L}*)?$/u.exec(textOf(value))?.groups?.["number"];
}

/**
 * Every home of a project file of any version, in its order; what is broken in it is left out here, as `kulla check` tells of it.
 * @throws SyncFault where there is no home
 */
export function projectHomes(project: unknown): readonly ProjectHome[] {
  const { towers, floors } = fieldsOf(project);
  const namesOf = new Map(listOf(towers).map(({ id, name, label }) => [id, wordsOf(id, name, label)]));
  const homes = new Map<string, ProjectHome>();
  for (const { tower, floor, label: floorLabel, apartments } of listOf(floors)) {
    const place = { towers: namesOf.get(tower) ?? wordsOf(tower), floors: wordsOf(floor, floorLabel) };
    for (const { id, number, label, entrance, status: said } of listOf(apartments)) {
      if (typeof id !== "string" || homes.has(id)) continue;
      const status = statuses.find((each) => each === said);
      const [door = ""] = wordsOf(entrance);
      homes.set(id, { id, ...place, entrance: door, labels: wordsOf(label, number), ...(status && { status }) });
    }
  }
  if (homes.size === 0) throw new SyncFault("The project file has no homes.");
  return [...homes.values()];
}
