import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { type ApartmentColumn, statusWordsOf, writeCell } from "../../draft/apartments/apartmentCells.ts";
import { storeysReader } from "../../draft/apartments/floorNames.ts";
import type { DraftApartment } from "../../draft/draft.ts";
import { changeApartments, apartmentIdTest } from "../../draft/edit/records.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { cellText } from "./apartmentRows.ts";
import { sentenceIn } from "./import/trialRows.ts";

type CellProps = { readonly apartment: DraftApartment; readonly column: ApartmentColumn };

/** Saved on blur or Enter, as in the table; text that cannot be read stays in the field and is marked. */
export function CellField({ apartment, column }: CellProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const now = cellText(apartment, column, texts, draftOf(store).project.floors);
  const [text, setText] = useState(now);
  const [reason, setReason] = useState<string>();
  const write = () => {
    if (text === now) return setReason(undefined);
    const draft = draftOf(store);
    const place = draft.project.floors.find(({ apartments }) => apartments.some(({ id }) => id === apartment.id));
    const ofPlace = place && { floor: place.floor, readFloors: storeysReader(draft, place) };
    const cell = { column, text, isApartmentId: apartmentIdTest(draft), ...ofPlace };
    const result = writeCell(apartment, cell, statusWordsOf(draft.settings));
    setReason(result.reason);
    if (result.reason !== undefined) return;
    const next = changeApartments(draft, (each) => (each.id === apartment.id ? result.apartment : each));
    change(store, { draft: next, undoName: "homes" });
  };
  return (
    <label className="field">
      <span>{texts.homes.columns[column]}</span>
      <input
        value={text}
        aria-invalid={reason !== undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={write}
        onKeyDown={({ key }) => {
          if (key === "Enter") write();
        }}
      />
      {reason !== undefined && (
        <small className="failure" role="alert">
          {fill(texts.homes.unreadWhy, { sentence: sentenceIn(texts.imports.sentences, reason) })}
        </small>
      )}
    </label>
  );
}
