import { layoutLabel } from "../../layouts/layoutWords.ts";
import { useEffect, useId, useRef, useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import type { Draft } from "../../../draft/draft.ts";
import {
  similarCorrections,
  cellPlace,
  columnOfCell,
  suggestedText,
  type CellCorrections,
  cellTextAt,
} from "../../../draft/rows/corrections.ts";
import type { NamedSheet, RowColumn } from "../../../draft/rows/rowColumns.ts";
import { plural } from "../../../text/plural.ts";
import { towerName } from "../../../text/placeText.ts";
import { SeverityIcon } from "../../frame/Icon.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import type { WrongCell } from "./trialRows.ts";
import { columnLetter } from "./sheetFile.ts";
import { sentenceIn } from "./trialRows.ts";

type Props = {
  readonly cells: readonly WrongCell[];
  /** The address of the cell being corrected. */
  readonly at: string;
  readonly sheet: NamedSheet;
  readonly read: Draft;
  /** Addresses of cells that the owner has decided to leave out. */
  readonly leftOut: ReadonlySet<string>;
  /** `corrected`: the new text of this cell, and of others corrected along with it. */
  readonly write: (at: string, corrected: CellCorrections) => void;
  readonly leave: (at: string) => void;
};

/** Corrects an unreadable cell in place; the owner's file is not changed. */
export function CorrectCell({ cells, at, sheet, read, leftOut, write, leave }: Props) {
  const texts = useStudioTexts();
  const place = cellPlace(at);
  const column = columnOfCell(sheet, at);
  const index = cells.findIndex((cell) => cell.at === at);
  const cell = cells[index];
  if (!place || !column || !cell) return null;
  return (
    <section className="correct" aria-label={fill(texts.imports.correctRow, { n: place.row + 1 })}>
      <div className="side-panel-head">
        <h2>{fill(texts.imports.correctRow, { n: place.row + 1 })}</h2>
        <small>{plural(texts.language, texts.imports.fixOf, cells.length, { place: index + 1 })}</small>
      </div>
      <CellForm
        key={`${at} ${cell.value}`}
        {...{ cell, column, read }}
        label={fill(texts.imports.correctCell, {
          name: texts.imports.rowColumns[column],
          column: columnLetter(place.column),
        })}
        text={cellTextAt(sheet, at)}
        alsoIn={(text) => similarCorrections(at, text, { cells, sheet, leftOut })}
        write={(text, others) => write(at, { ...others, [at]: text })}
        leave={() => leave(at)}
      />
    </section>
  );
}

type FormProps = {
  readonly cell: WrongCell;
  readonly column: RowColumn;
  readonly read: Draft;
  readonly label: string;
  readonly text: string;
  /** Corrections for other cells with the same problem, derived from the text written here. */
  readonly alsoIn: (text: string) => CellCorrections;
  readonly write: (text: string, others?: CellCorrections) => void;
  readonly leave: () => void;
};

function CellForm({ cell, column, read, label, text, alsoIn, write, leave }: FormProps) {
  const texts = useStudioTexts();
  const [typed, setTyped] = useState(text);
  const reason = useId();
  const likely = suggestedText(text, column);
  const meant = likely !== undefined && typed === text ? likely : typed;
  const others = meant === text ? {} : alsoIn(meant);
  const count = Object.keys(others).length;
  return (
    <form
      className="correct-form"
      onSubmit={(event) => {
        event.preventDefault();
        write(typed);
      }}
    >
      <CellField {...{ label, column, read, typed, reason }} type={setTyped} />
      <p id={reason} className="failure">
        <SeverityIcon severity="block" />
        <span>{` ${sentenceIn(texts.imports.sentences, cell.reason)}`}</span>
      </p>
      <div className="correct-ways">
        {meant !== typed ? (
          <button type="button" className="button" onClick={() => write(meant)}>
            {fill(texts.imports.writeLikely, { text: meant })}
          </button>
        ) : (
          <button type="submit" className="button" disabled={typed === text}>
            {texts.imports.write}
          </button>
        )}
        {count > 0 && (
          <button type="button" className="button" onClick={() => write(meant, others)}>
            {plural(texts.language, texts.imports.sameIn, count)}
          </button>
        )}
        <button type="button" className="link" onClick={leave}>
          {texts.imports.leaveOut}
        </button>
      </div>
      {Object.values(others).some((each) => each !== meant) && (
        <p className="small" translate="no">
          {examplesOf(others)}
        </p>
      )}
      <p className="small">{texts.imports.fileStays}</p>
    </form>
  );
}

/** Examples from three of the cells: "C5: 90.000 · C6: 80.000 …". */
function examplesOf(corrected: CellCorrections): string {
  const cells = Object.entries(corrected).map(([at, text]) => `${at}: ${text}`);
  return `${cells.slice(0, 3).join(" · ")}${cells.length > 3 ? " …" : ""}`;
}

type FieldProps = Pick<FormProps, "label" | "column" | "read"> & {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Id of the element that describes why the cell cannot be read. */
  readonly reason: string;
};

/** Takes the focus when it appears, and suggests the words that such a cell may contain. */
function CellField({ label, column, read, typed, type, reason }: FieldProps) {
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const words = useAllowedWords(column, read);
  return (
    <>
      <label className="field">
        <span>{label}</span>
        <input
          ref={field}
          value={typed}
          maxLength={200}
          list={words.length > 0 ? list : undefined}
          aria-invalid="true"
          aria-describedby={reason}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <datalist id={list}>
        {words.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The words that such a cell may contain, for columns that have a fixed list of them. */
function useAllowedWords(column: RowColumn, { project }: Draft): readonly string[] {
  const texts = useStudioTexts();
  if (column === "status") return Object.values(texts.homes.statuses);
  if (column === "kind") return Object.values(texts.homes.kinds);
  if (column === "layout") return (project.layouts ?? []).map((layout) => layoutLabel(layout, texts.language));
  if (column === "tower") return project.towers.map(({ id }) => towerName(project, id, texts));
  return [];
}
