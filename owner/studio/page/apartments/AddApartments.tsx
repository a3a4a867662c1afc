import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { addApartments } from "../../draft/edit/addition.ts";
import { type LabelProblem, maxLabels, readLabels } from "../../draft/edit/apartmentLabels.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { floorName, towerName } from "../../text/placeText.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { rowKey } from "./apartmentRows.ts";

/** Adds apartments to a floor by their numbers. */
export function AddApartments() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { floors, towers } = useDraft().project;
  const [place, setPlace] = useState("");
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<LabelProblem>();
  const chosen = floors.find((floor) => rowKey(floor) === place) ?? floors[0];
  if (!chosen) return null;
  const nameOf = (id: string) => towerName({ towers }, id, texts);
  const add = () => {
    const read = readLabels(text);
    setFailure("failure" in read ? read.failure : undefined);
    if ("failure" in read) return;
    const { draft } = addApartments(draftOf(store), chosen, read.labels);
    change(store, { draft, undoName: "addHomes" });
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
      <h3>{texts.homes.addHomes}</h3>
      <label className="field">
        <span>{texts.homes.onFloor}</span>
        <select value={rowKey(chosen)} onChange={({ target }) => setPlace(target.value)}>
          {floors.map((floor) => (
            <option key={rowKey(floor)} value={rowKey(floor)}>
              {`${nameOf(floor.tower)}, ${floorName(floor, texts)}`}
            </option>
          ))}
        </select>
      </label>
      <Numbers {...{ text, setText, failure }} />
      <button type="submit" className="button">
        {texts.homes.add}
      </button>
    </form>
  );
}

type NumbersProps = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly failure: LabelProblem | undefined;
};

function Numbers({ text, setText, failure }: NumbersProps) {
  const texts = useStudioTexts();
  return (
    <>
      <label className="field">
        <span>{texts.homes.numbers}</span>
        <input value={text} onChange={({ target }) => setText(target.value)} required />
      </label>
      {failure && (
        <p className="failure" role="alert">
          {fill(texts.homes.numbersProblems[failure.kind], { text: failure.text, n: maxLabels })}
        </p>
      )}
      <p className="small">{texts.homes.numbersHint}</p>
    </>
  );
}
