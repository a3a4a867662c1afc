import { useState } from "react";
import { addFloors, addTower } from "../../draft/edit/addition.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";

/** Adds a tower by its name. */
export function AddTower() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [name, setName] = useState("");
  return (
    <form
      className="add-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") return;
        change(store, { draft: addTower(draftOf(store), name.trim()).draft, undoName: "addTower" });
        setName("");
      }}
    >
      <label className="field">
        <span>{texts.overview.towerName}</span>
        <input value={name} onChange={({ target }) => setName(target.value)} required />
      </label>
      <button type="submit" className="button">
        {texts.overview.addTower}
      </button>
    </form>
  );
}

/** Adds floors to a tower, from the lowest to the highest; existing floors are left unchanged. */
export function AddFloors({ tower, next }: { readonly tower: string; readonly next: number }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [from, setFrom] = useState<string>();
  const [to, setTo] = useState<string>();
  const [isUnread, setUnread] = useState(false);
  const low = from ?? String(next);
  const high = to ?? String(Math.max(numberIn(low) ?? next, next));
  const add = () => {
    const [first, last] = [numberIn(low), numberIn(high)];
    const isRead = first !== undefined && last !== undefined && first <= last;
    setUnread(!isRead);
    if (!isRead) return;
    change(store, { draft: addFloors(draftOf(store), { tower, from: first, to: last }).draft, undoName: "addFloors" });
    setFrom(undefined);
    setTo(undefined);
  };
  return (
    <form
      className="add-row"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label className="field">
        <span>{texts.overview.fromFloor}</span>
        <input type="number" value={low} onChange={({ target }) => setFrom(target.value)} />
      </label>
      <label className="field">
        <span>{texts.overview.toFloor}</span>
        <input type="number" value={high} onChange={({ target }) => setTo(target.value)} />
      </label>
      <button type="submit" className="button">
        {texts.overview.addFloors}
      </button>
      {isUnread && (
        <p className="failure" role="alert">
          {texts.overview.floorsUnread}
        </p>
      )}
    </form>
  );
}

/** A floor's number, parsed from the typed text. */
function numberIn(text: string): number | undefined {
  const number = text.trim() === "" ? undefined : Number(text);
  return Number.isInteger(number) && number !== undefined && number >= -20 && number <= 300 ? number : undefined;
}
