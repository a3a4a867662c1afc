import type { DraftApartment } from "../../draft/draft.ts";
import type { ApartmentColumn } from "../../draft/apartments/apartmentCells.ts";
import { changeApartments } from "../../draft/edit/records.ts";
import { apartmentKinds } from "../../../sync/cells/kind.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { cellText } from "./apartmentRows.ts";
import { CellField } from "./CellField.tsx";
import { PriceFields } from "./PriceFields.tsx";

const rows: readonly (readonly ApartmentColumn[])[] = [
  ["entrance", "storeys"],
  ["rooms", "netArea"],
  ["commonArea", "totalArea"],
  ["balconyArea", "terraceArea"],
  ["gardenArea", "reservedUntil"],
];

/** The kind of an apartment, and the columns that are rarely shown. */
export function MoreFields({ apartment }: { readonly apartment: DraftApartment }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const chooseKind = (kind: (typeof apartmentKinds)[number] | undefined) => {
    if (!kind) return;
    const draft = changeApartments(draftOf(store), (each) => (each.id === apartment.id ? { ...each, kind } : each));
    change(store, { draft, undoName: "homes" });
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
            <CellField
              key={`${column} ${cellText(apartment, column, texts, draftOf(store).project.floors)}`}
              {...{ apartment, column }}
            />
          ))}
        </div>
      ))}
      <PriceFields apartment={apartment} />
    </>
  );
}
