import { fill } from "../../../src/text/format/fill.ts";
import { addPlan } from "../../draft/edit/addition.ts";
import { changeFloors } from "../../draft/edit/records.ts";
import { removeFloor } from "../../draft/edit/removal.ts";
import { Remove } from "../frame/Remove.tsx";
import { useTexts } from "../frame/TextsProvider.tsx";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";

type Props = { readonly tower: string; readonly floor: number };

/** What a storey has beside its outline: the plan its homes are shown on. */
export function FloorFields({ tower, floor }: Props) {
  const texts = useTexts();
  const store = useProjectStore();
  const { floors, plans = [] } = useDraft().project;
  const own = floors.find((each) => each.tower === tower && each.floor === floor);
  const setPlan = (plan: string) => {
    const isOwn = (each: (typeof floors)[number]) => each.tower === tower && each.floor === floor;
    const draft = changeFloors(draftOf(store), (each) => (isOwn(each) ? { ...each, plan } : each));
    change(store, { draft, name: "plan" });
  };
  const newPlan = () => {
    const { draft, ids } = addPlan(draftOf(store), `${tower} ${floor}`, { tower, floors: [floor] });
    change(store, { draft, name: "plan" });
    if (ids[0] !== undefined) show(store, { kind: "outlines", layer: { on: "plan", plan: ids[0] } });
  };
  return (
    <>
      <label className="field">
        <span>{texts.floorPlan}</span>
        <select value={own?.plan ?? ""} onChange={({ target }) => setPlan(target.value)}>
          <option value="">–</option>
          {plans.map(({ id, regions }) => (
            <option key={id} value={id}>{`${id}, ${fill(texts.manyHomes, { n: regions.length })}`}</option>
          ))}
        </select>
      </label>
      <button type="button" className="link" onClick={newPlan}>
        {texts.newPlan}
      </button>
      <Remove name={texts.removeFloor} plan={() => removeFloor(draftOf(store), tower, floor)} />
    </>
  );
}
