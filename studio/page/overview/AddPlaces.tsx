import { useState } from "react";
import { addFloors, addTower } from "../../draft/edit/addition.ts";
import { useTexts } from "../frame/TextsProvider.tsx";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";

/** A tower by its name. */
export function AddTower() {
  const texts = useTexts();
  const store = useProjectStore();
  const [name, setName] = useState("");
  return (
    <form
      className="add-row"
      onSubmit={(event) => {
        event.preventDefault();
        change(store, { draft: addTower(draftOf(store), name.trim()).draft, name: "addTower" });
        setName("");
      }}
    >
      <label className="field">
        <span>{texts.towerName}</span>
        <input value={name} onChange={({ target }) => setName(target.value)} required />
      </label>
      <button type="submit" className="button">
        {texts.addTower}
      </button>
    </form>
  );
}

/** Storeys of a tower, from the lowest to the highest; those that are there stay. */
export function AddFloors({ tower, next }: { readonly tower: string; readonly next: number }) {
  const texts = useTexts();
  const store = useProjectStore();
  const [from, setFrom] = useState<number>();
  const [to, setTo] = useState<number>();
  const [low, high] = [from ?? next, to ?? Math.max(from ?? next, next)];
  return (
    <form
      className="add-row"
      onSubmit={(event) => {
        event.preventDefault();
        change(store, { draft: addFloors(draftOf(store), { tower, from: low, to: high }).draft, name: "addFloors" });
        setFrom(undefined);
        setTo(undefined);
      }}
    >
      <label className="field">
        <span>{texts.fromFloor}</span>
        <input type="number" min={-20} max={300} value={low} onChange={({ target }) => setFrom(target.valueAsNumber)} />
      </label>
      <label className="field">
        <span>{texts.toFloor}</span>
        <input type="number" min={low} max={300} value={high} onChange={({ target }) => setTo(target.valueAsNumber)} />
      </label>
      <button type="submit" className="button">
        {texts.addFloors}
      </button>
    </form>
  );
}
