import { useState } from "react";
import type { DraftApartment } from "../../draft/draft.ts";
import { type HomeColumn as ApartmentColumn, wordsOf, writeCell } from "../../draft/apartments/apartmentCells.ts";
import { changeApartments } from "../../draft/edit/records.ts";
import { apartmentKinds } from "../../../sync/cells/kind.ts";
import { useTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { cellText } from "./apartmentRows.ts";

const rows: readonly (readonly ApartmentColumn[])[] = [
  ["entrance", "storeys"],
  ["rooms", "netArea"],
  ["commonArea", "totalArea"],
  ["balconyArea", "terraceArea"],
  ["gardenArea"],
];

/** What kind an apartment is, and what its columns say that are seldom shown. */
export function MoreFields({ apartment }: { readonly apartment: DraftApartment }) {
  const texts = useTexts();
  const store = useProjectStore();
  const chooseKind = (kind: (typeof apartmentKinds)[number] | undefined) => {
    if (!kind) return;
    const draft = changeApartments(draftOf(store), (each) => (each.id === apartment.id ? { ...each, kind } : each));
    change(store, { draft, name: "homes" });
  };
  return (
    <>
      <label className="field">
        <span>{texts.homes.columns.kind}</span>
        <select
          value={apartment.kind ?? "home"}
          onChange={({ target }) => chooseKind(apartmentKinds.find((kind) => kind === target.value))}
        >
          {apartmentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.homes.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {rows.map((columns) => (
        <div key={columns.join(" ")} className="field-row">
          {columns.map((column) => (
            <CellField key={`${apartment.id} ${cellText(apartment, column, texts)}`} {...{ apartment, column }} />
          ))}
        </div>
      ))}
    </>
  );
}

type CellProps = { readonly apartment: DraftApartment; readonly column: ApartmentColumn };

/** Written when it is left or Enter is pressed, as a cell of the table is; what cannot be read stays, and is marked. */
function CellField({ apartment, column }: CellProps) {
  const texts = useTexts();
  const store = useProjectStore();
  const now = cellText(apartment, column, texts);
  const [text, setText] = useState(now);
  const [isUnread, setUnread] = useState(false);
  const write = () => {
    if (text === now) return setUnread(false);
    const draft = draftOf(store);
    const floor = draft.project.floors.find(({ apartments }) =>
      apartments.some(({ id }) => id === apartment.id),
    )?.floor;
    const cell = { column, text, ...(floor !== undefined && { floor }) };
    const result = writeCell(apartment, cell, wordsOf(draft.settings));
    setUnread(result.reason !== undefined);
    if (result.reason !== undefined) return;
    const next = changeApartments(draft, (each) => (each.id === apartment.id ? result.apartment : each));
    change(store, { draft: next, name: "homes" });
  };
  return (
    <label className="field">
      <span>{texts.homes.columns[column]}</span>
      <input
        value={text}
        aria-invalid={isUnread}
        onChange={({ target }) => setText(target.value)}
        onBlur={write}
        onKeyDown={({ key }) => {
          if (key === "Enter") write();
        }}
      />
      {isUnread && (
        <small className="fault" role="alert">
          {texts.homes.unreadField}
        </small>
      )}
    </label>
  );
}
