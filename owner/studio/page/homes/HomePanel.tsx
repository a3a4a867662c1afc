import { fill } from "../../../../src/text/format/fill.ts";
import { changeHomes } from "../../draft/edit/records.ts";
import { removeHomes } from "../../draft/edit/removal.ts";
import type { DraftHome } from "../../draft/draft.ts";
import { editHomes } from "../../draft/homes/bulkEdit.ts";
import { Remove } from "../frame/Remove.tsx";
import { useTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { AddHomes } from "./AddHomes.tsx";
import type { HomeRow } from "./homeRows.ts";
import { SideField } from "./SideField.tsx";

/** The home of the chosen row, and a way to add others. */
export function HomePanel({ row }: { readonly row: HomeRow | undefined }) {
  const texts = useTexts();
  return (
    <aside className="chosen" aria-label={row ? fill(texts.names.home, { home: row.name }) : texts.names.homes}>
      {row && <Facts {...row} />}
      <AddHomes />
    </aside>
  );
}

const statuses = ["available", "reserved", "sold", "notReleased"] as const;

function Facts({ home, name, place }: HomeRow) {
  const texts = useTexts();
  const store = useProjectStore();
  const { layouts = [] } = useDraft().project;
  const typed = home.studio?.typedStatus;
  const choose = (status: (typeof statuses)[number] | "ask") => {
    const noted = changeHomes(draftOf(store), (each) => (each.id === home.id ? withoutNote(each) : each));
    change(store, { draft: editHomes(noted, new Set([home.id]), { status }), name: "homes" });
  };
  const setLayout = (layout: string) => {
    const draft = changeHomes(draftOf(store), (each) => (each.id === home.id ? { ...each, layout } : each));
    change(store, { draft, name: "homes" });
  };
  return (
    <div className="home-facts">
      <h2>{fill(texts.names.home, { home: name })}</h2>
      <p className="small">{place}</p>
      <p className="field">{texts.homes.columns.status}</p>
      {typed !== undefined && <p className="fault">{fill(texts.problems.unknownStatus, { typed })}</p>}
      <div className="options options-wrap">
        {[...statuses, "ask" as const].map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={typed === undefined && (home.status ?? "ask") === status}
            onClick={() => choose(status)}
          >
            {status === "ask" ? texts.homes.onRequest : texts.homes.statuses[status]}
          </button>
        ))}
      </div>
      <label className="field">
        <span>{texts.homes.layout}</span>
        <select value={home.layout ?? ""} onChange={({ target }) => setLayout(target.value)}>
          <option value="">–</option>
          {layouts.map(({ id }) => (
            <option key={id} translate="no">
              {id}
            </option>
          ))}
        </select>
      </label>
      <SideField home={home} />
      <Remove name={texts.homes.removeHome} plan={() => removeHomes(draftOf(store), new Set([home.id]))} />
    </div>
  );
}

function withoutNote({ studio: _note, ...home }: DraftHome): DraftHome {
  return home;
}
