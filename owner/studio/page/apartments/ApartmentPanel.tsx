import { layoutLabel } from "../layouts/layoutWords.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { changeApartments } from "../../draft/edit/records.ts";
import { removeApartments } from "../../draft/edit/removal.ts";
import type { DraftApartment } from "../../draft/draft.ts";
import { editApartments } from "../../draft/apartments/bulkEdit.ts";
import { Remove } from "../frame/Remove.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { AddApartments } from "./AddApartments.tsx";
import type { ApartmentRow } from "./apartmentRows.ts";
import { DescriptionField } from "./DescriptionField.tsx";
import { OwnFiles } from "./files/OwnFiles.tsx";
import { MoreFields } from "./MoreFields.tsx";
import { SideField } from "./SideField.tsx";

/** The apartment of the selected row, and a form to add more. */
export function ApartmentPanel({ row }: { readonly row: ApartmentRow | undefined }) {
  const texts = useStudioTexts();
  return (
    <aside className="side-panel" aria-label={row ? fill(texts.names.home, { home: row.name }) : texts.names.homes}>
      {row && <Facts {...row} />}
      <AddApartments />
    </aside>
  );
}

const statuses = ["available", "reserved", "sold", "notReleased"] as const;

function Facts({ apartment, name, place }: ApartmentRow) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { layouts = [] } = useDraft().project;
  const typed = apartment.studio?.typedStatus;
  const choose = (status: (typeof statuses)[number] | "ask") => {
    const withoutNotes = changeApartments(draftOf(store), (each) =>
      each.id === apartment.id ? withoutNote(each) : each,
    );
    change(store, { draft: editApartments(withoutNotes, new Set([apartment.id]), { status }), undoName: "homes" });
  };
  const setLayout = (layout: string) => {
    const draft = changeApartments(draftOf(store), (each) => (each.id === apartment.id ? { ...each, layout } : each));
    change(store, { draft, undoName: "homes" });
  };
  return (
    <div className="home-facts">
      <h2>{fill(texts.names.home, { home: name })}</h2>
      <p className="small">{place}</p>
      <p className="field">{texts.homes.columns.status}</p>
      {typed !== undefined && <p className="failure">{fill(texts.problems.unknownStatus, { typed })}</p>}
      <div className="options options-wrap">
        {[...statuses, "ask" as const].map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={typed === undefined && (apartment.status ?? "ask") === status}
            onClick={() => choose(status)}
          >
            {status === "ask" ? texts.homes.onRequest : texts.homes.statuses[status]}
          </button>
        ))}
      </div>
      <label className="field">
        <span>{texts.homes.layout}</span>
        <select value={apartment.layout ?? ""} onChange={({ target }) => setLayout(target.value)}>
          <option value="">–</option>
          {layouts.map((layout) => (
            <option key={layout.id} value={layout.id} translate="no">
              {layoutLabel(layout, texts.language)}
            </option>
          ))}
        </select>
      </label>
      <SideField apartment={apartment} />
      <MoreFields key={apartment.id} apartment={apartment} />
      <DescriptionField apartment={apartment} />
      <OwnFiles apartment={apartment} />
      <Remove name={texts.homes.removeHome} plan={() => removeApartments(draftOf(store), new Set([apartment.id]))} />
    </div>
  );
}

function withoutNote({ studio: _note, ...apartment }: DraftApartment): DraftApartment {
  return apartment;
}
