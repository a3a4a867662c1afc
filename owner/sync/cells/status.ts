import type { Status } from "../../../src/project/types.ts";
import { isTooLong, plainWord, textOf, tooLong, valid, invalid, type CellValue, type CellResult } from "./cell.ts";

/** Words of Albanian, English, German, Serbian and Macedonian lists; the status itself is one of its words. */
const words: Readonly<Record<Status, string>> = {
  available:
    "available, free, for sale, on sale, unsold, open, vacant, " +
    "lirë, i lirë, e lirë, të lirë, për shitje, në shitje, në dispozicion, disponueshme, i disponueshëm, e disponueshme, " +
    "disponibël, pa shitur, i pashitur, e pashitur, " +
    "verfügbar, verfuegbar, frei, zu verkaufen, zum Verkauf, im Verkauf, erhältlich, unverkauft, " +
    "slobodno, slobodan, slobodna, dostupno, dostupan, na prodaju, u prodaji, u ponudi, neprodato, " +
    "слободно, слободан, слободна, доступно, на продају, у продаји, " +
    "слободен, достапен, достапно, достапна, се продава, за продажба, во продажба, непродаден, непродадено",
  reserved:
    "reserved, res, on hold, hold, booked, under offer, " +
    "rez, rezervuar, i rezervuar, e rezervuar, rezervim, kapar, i kaparuar, e kaparuar, kaparuar, " +
    "reserviert, vorgemerkt, Reservierung, " +
    "rezervisano, rezervisan, rezervisana, rezervirano, kapara, kaparisano, kaparisan, kaparisana, капара, rezervacija, резервисано, резервисан, " +
    "резервирано, резервиран, резервирана, резервација, капариран, капарирано, капарисан, капарисано",
  sold:
    "sold, sold out, " +
    "shitur, i shitur, e shitur, të shitur, u shit, shitë, " +
    "verkauft, veräußert, beurkundet, " +
    "prodato, prodat, prodata, prodano, prodan, prodana, продато, продат, продата, " +
    "продадено, продаден, продадена",
  notReleased:
    "not released, unreleased, not for sale, not on sale, coming soon, " +
    "jo në shitje, jo për shitje, nuk është në shitje, s'është në shitje, ende jo në shitje, së shpejti, " +
    "nicht freigegeben, noch nicht im Verkauf, nicht im Verkauf, nicht verkäuflich, unverkäuflich, in Vorbereitung, " +
    "nije u prodaji, još nije u prodaji, nije za prodaju, uskoro, није у продаји, " +
    "не е во продажба, сè уште не е во продажба, не се продава, наскоро",
};

export const statuses = Object.keys(words) as readonly Status[];

export type StatusWords = ReadonlyMap<string, Status>;

const builtIn: readonly (readonly [string, Status])[] = statuses.flatMap((status) =>
  words[status].split(", ").map((word) => [plainWord(word), status] as const),
);

/** The words of all lists, and the owner's own, which take precedence. */
export function statusWords(own: Readonly<Record<string, Status>> = {}): StatusWords {
  const added = Object.entries(own).map(([word, status]) => [plainWord(word), status] as const);
  return new Map([...builtIn, ...added]);
}

/** The last day of a reservation, or the day of a sale: "rez. do 15.12.", "verkauft am 3.11.2026". "frei ab 1.1." is not free yet. */
const untilDay =
  /(?<![\s,;(])[\s,;(]*(?:deri(?: më)?|më|until|till|on|bis|am|do|dana|до|на)?\s*(?:\d{1,2}[./]\s?\d{1,2}[./]?(?:\s?\d{2,4})?\.?|\d{4}-\d{2}-\d{2})\)?$/iu;

/** An empty cell has no status (ask); an unknown word is an error, and never "available". */
export function readStatus(value: CellValue, statusByWord: StatusWords): CellResult<Status | undefined> {
  const text = textOf(value);
  if (text === "") return valid(undefined);
  if (isTooLong(text)) return invalid(tooLong);
  const dated = statusByWord.get(plainWord(text.replace(untilDay, "")));
  const status = statusByWord.get(plainWord(text)) ?? (dated === "reserved" || dated === "sold" ? dated : undefined);
  return status ? valid(status) : invalid('not a known status ("statuses" adds words)');
}
