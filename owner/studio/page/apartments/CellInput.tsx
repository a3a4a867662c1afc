import { type KeyboardEvent, useRef, useState } from "react";
import type { ApartmentColumn } from "../../draft/apartments/apartmentCells.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { CellPlace } from "./apartmentRows.ts";

type Props = {
  /** The character that opened the editor and replaces the existing text; "" keeps that text. */
  readonly start: string;
  readonly text: string;
  readonly column: ApartmentColumn;
  readonly name: string;
  /** The new text, and where to move next; undefined leaves the cell unchanged. */
  readonly done: (text: string | undefined, by: CellPlace) => void;
};

const stay: CellPlace = { row: 0, column: 0 };

/** The editor of a cell. */
export function CellInput({ start, text, column, name, done }: Props) {
  const texts = useStudioTexts();
  const [value, setValue] = useState(start || text);
  const isDone = useRef(false);
  const { statuses, kinds, vat } = texts.homes;
  const choices: Readonly<Partial<Record<ApartmentColumn, Readonly<Record<string, string>>>>> = {
    status: statuses,
    kind: kinds,
    vat,
  };
  const words = choices[column];
  const end = (by: CellPlace, isKept = true) => {
    if (isDone.current) return;
    isDone.current = true;
    done(isKept && value !== text ? value : undefined, by);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") end({ row: 1, column: 0 });
    else if (event.key === "Tab") end({ row: 0, column: event.shiftKey ? -1 : 1 });
    else if (event.key === "Escape") end(stay, false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        // The cell was opened in order to type in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={name}
        value={value}
        list={words ? "words" : undefined}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={press}
        onBlur={() => end(stay)}
      />
      {words && (
        <datalist id="words">
          {Object.values(words).map((word) => (
            <option key={word}>{word}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
