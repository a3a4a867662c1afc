import { planName } from "../../text/placeText.ts";
import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { addPlan } from "../../draft/edit/addition.ts";
import { labelFloor, renumberFloor } from "../../draft/edit/floors.ts";
import { floorsWithoutPlan, withPlanOn } from "../../draft/edit/planFloors.ts";
import { removeFloor } from "../../draft/edit/removal.ts";
import { plural } from "../../text/plural.ts";
import { Remove } from "../frame/Remove.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { LocalField } from "../settings/fields/LocalField.tsx";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useDraft, useProjectPart, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import type { Layer } from "../state/view.ts";

type Props = { readonly layer: Extract<Layer, { readonly tower: string }>; readonly floor: number };

/** A floor's properties apart from its outline: its number, its name, and the plan that shows its apartments. */
export function FloorFields({ layer, floor }: Props) {
  const { tower } = layer;
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { project } = useDraft();
  const { floors, plans = [] } = project;
  const own = floors.find((each) => each.tower === tower && each.floor === floor);
  const free = floorsWithoutPlan(floors, tower);
  const setPlan = (plan: string) => {
    change(store, { draft: withPlanOn(draftOf(store), plan, { tower, floors: [floor] }), undoName: "plan" });
  };
  const newPlan = (numbers: readonly number[]) => {
    const { draft, ids } = addPlan(draftOf(store), `${tower} ${floor}`, { tower, floors: numbers });
    change(store, { draft, undoName: "plan" });
    if (ids[0] !== undefined) show(store, { kind: "outlines", layer: { on: "plan", plan: ids[0] } });
  };
  return (
    <>
      <div className="floor-name">
        <FloorNumber key={floor} {...{ layer, floor }} />
        <FloorLabel {...{ tower, floor }} />
      </div>
      <label className="field">
        <span>{texts.outlines.floorPlan}</span>
        <select value={own?.plan ?? ""} onChange={({ target }) => setPlan(target.value)}>
          <option value="">–</option>
          {plans.map(({ id, regions }) => (
            <option
              key={id}
              value={id}
            >{`${planName(project, id, texts)}, ${plural(texts.language, texts.counts.apartments, regions.length)}`}</option>
          ))}
        </select>
      </label>
      <button type="button" className="link" onClick={() => newPlan([floor])}>
        {texts.outlines.newPlan}
      </button>
      {!own?.plan && free.length > 1 && (
        <button type="button" className="link" onClick={() => newPlan(free)}>
          {fill(texts.outlines.newPlanForAll, { n: free.length })}
        </button>
      )}
    </>
  );
}

export function RemoveFloor({ tower, floor }: { readonly tower: string; readonly floor: number }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  return <Remove name={texts.outlines.removeFloor} plan={() => removeFloor(draftOf(store), tower, floor)} />;
}

/** The floor's number, applied on blur: the digits typed on the way there are not floors yet. */
function FloorNumber({ layer, floor }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [typed, setTyped] = useState<string>();
  const [isTaken, setTaken] = useState(false);
  const take = () => {
    const number = typed === undefined || typed.trim() === "" ? floor : Number(typed);
    setTyped(undefined);
    if (number === floor) return;
    const draft = renumberFloor(draftOf(store), { tower: layer.tower, floor }, number);
    setTaken(draft === draftOf(store));
    if (draft === draftOf(store)) return;
    change(store, { draft, undoName: "floorNumber" });
    const own = draft.project.floors.filter((each) => each.tower === layer.tower);
    show(store, { kind: "outlines", layer, region: own.findIndex((each) => each.floor === number) });
  };
  return (
    <label className="field">
      <span>{texts.outlines.floorNumber}</span>
      <input
        type="number"
        min={-20}
        max={300}
        value={typed ?? floor}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === "Enter" && take()}
        onBlur={take}
      />
      {isTaken && (
        <span className="failure" role="alert">
          {texts.outlines.floorTaken}
        </span>
      )}
    </label>
  );
}

/** The floor's name for visitors: "Përdhesa", or "12A" for "Kati 12A"; if empty, they read the number. */
function FloorLabel({ tower, floor }: { readonly tower: string; readonly floor: number }) {
  const texts = useStudioTexts();
  const write = useWrite("floorLabel");
  const floors = useProjectPart((project) => project.floors);
  const index = floors.findIndex((each) => each.tower === tower && each.floor === floor);
  return (
    <div className="floor-label">
      <LocalField
        label={texts.outlines.floorLabel}
        value={floors[index]?.label}
        write={(label, field) => write((draft) => labelFloor(draft, { tower, floor }, label), field)}
        at={`floors[${index}].label`}
      />
      <p className="small">{texts.outlines.floorLabelHint}</p>
    </div>
  );
}
