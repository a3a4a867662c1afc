import {
  type CellValue,
  isDay,
  isTooLong,
  turnedIntoDate,
  type CellResult,
  textOf,
  tooLong,
  valid,
  invalid,
} from "./cell.ts";

/** "2 1/2", and "3½", which `textOf` returns as "3 1⁄2"; not "1/2" alone, which may mean one or two. */
const half = /(?<=\d) 1[/⁄]2(?!\d)/u;

/** What may follow the figure: "2,5-Zimmer-Wohnung", "3 Zi.-Whg.", "4 dhoma". */
const words =
  /^(?:dhoma|dhomë|dhome|rooms?|zimmer|zi|räume|sobe|soba|собе|соби)\.?(?:[- ]?(?:wohnung|whg|apartment|flat)\.?)?$/iu;

/**
 * A number of rooms, also of half ones, as German, Austrian, Swiss and Serbian lists count them: "2,5 Zimmer", "3½", "2 1/2". 0 rooms
 * means that nothing is stated.
 */
export function readRooms(value: CellValue): CellResult<number | undefined> {
  if (isDay(value)) return invalid(turnedIntoDate);
  const stated = textOf(value);
  if (isTooLong(stated)) return invalid(tooLong);
  const text = stated.replace(half, ",5");
  if (text === "") return valid(undefined);
  const [, whole = "", part = "", word = ""] = /^(\d{0,3})(?:[.,](\d{1,2}))?[- ]*(?![- ])(\D*)$/u.exec(text) ?? [];
  const rooms = Number(`${whole || "0"}.${part || "0"}`);
  const isRead = whole + part !== "" && (word === "" || words.test(word));
  if (!isRead || rooms % 0.5 !== 0) return invalid("not a number of rooms: write 2, or 2,5 with half a room");
  return valid(rooms === 0 ? undefined : rooms);
}
