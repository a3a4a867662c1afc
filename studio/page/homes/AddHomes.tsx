import { useState } from "react";
import { addHomes } from "../../draft/edit/addition.ts";
import { useSpoken } from "../frame/TextsProvider.tsx";
import { localText } from "../frame/localText.ts";
import { floorName } from "../overview/problemPlace.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { keyOf } from "./homeRows.ts";

const mostAtOnce = 200;

/** "1-8, 12B" as labels: 1 to 8, and 12B. */
export function labelsOf(text: string): readonly string[] {
  const parts = text.split(",").map((part) => part.trim());
  const labels = parts.flatMap((part) => {
    const [, from, to] = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/.exec(part) ?? [];
    const count = Math.max(0, Number(to) - Number(from) + 1);
    if (from === undefined) return part === "" ? [] : [part];
    return Array.from({ length: Math.min(count, mostAtOnce) }, (_, index) => String(Number(from) + index));
  });
  return labels.slice(0, mostAtOnce);
}

/** New homes on a storey, by their numbers. */
export function AddHomes() {
  const { texts, language } = useSpoken();
  const store = useProjectStore();
  const { floors, towers } = useDraft().project;
  const [place, setPlace] = useState("");
  const [text, setText] = useState("");
  const chosen = floors.find((floor) => keyOf(floor) === place) ?? floors[0];
  if (!chosen) return null;
  const nameOf = (id: string) => localText(towers.find((tower) => tower.id === id)?.name ?? id, language);
  const add = () => {
    const { draft } = addHomes(draftOf(store), chosen, labelsOf(text));
    change(store, { draft, name: "addHomes" });
    setText("");
  };
  return (
    <form
      className="add-form"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3>{texts.addHomes}</h3>
      <label className="field">
        <span>{texts.onFloor}</span>
        <select value={keyOf(chosen)} onChange={({ target }) => setPlace(target.value)}>
          {floors.map((floor) => (
            <option key={keyOf(floor)} value={keyOf(floor)}>
              {`${nameOf(floor.tower)}, ${floorName(floor, { texts, language })}`}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{texts.numbers}</span>
        <input value={text} onChange={({ target }) => setText(target.value)} required />
      </label>
      <p className="small">{texts.numbersHint}</p>
      <button type="submit" className="button">
        {texts.add}
      </button>
    </form>
  );
}
