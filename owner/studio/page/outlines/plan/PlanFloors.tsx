import { fill } from "../../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../../src/ui/Arrow.tsx";
import type { DraftFloor } from "../../../draft/draft.ts";
import { type FloorSet, floorSets, withPlanOn } from "../../../draft/edit/planFloors.ts";
import { separateFloor } from "../../../draft/edit/records.ts";
import { plural } from "../../../text/plural.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { floorName, towerName } from "../../../text/placeText.ts";
import { useProjectPart, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf, show } from "../../state/projectStore.ts";

const keyOf = ({ tower, floor }: DraftFloor): string => `${tower} ${floor}`;

/** The floors that share a plan: its outlines apply to all of them, until one gets a separate plan. */
export function PlanFloors({ plan }: { readonly plan: string }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const nameOf = useFloorName();
  const floors = useProjectPart((project) => project.floors);
  const own = floors.filter((floor) => floor.plan === plan);
  const separate = (floor: DraftFloor) => {
    const draft = separateFloor(draftOf(store), floor.tower, floor.floor);
    const { plans = [] } = draftOf(store).project;
    const [added] = (draft.project.plans ?? []).slice(plans.length);
    change(store, { draft, undoName: "separateFloor" });
    if (added) show(store, { kind: "outlines", layer: { on: "plan", plan: added.id } });
  };
  return (
    <section className="shape-sources" aria-label={texts.tracing.planFloors}>
      <h3>{texts.tracing.planFloors}</h3>
      <p className="small">{own.length === 0 ? texts.tracing.planUnused : own.map(nameOf).join(", ")}</p>
      {own.length > 1 &&
        own.map((floor) => (
          <button key={keyOf(floor)} type="button" className="source-row" onClick={() => separate(floor)}>
            <span>
              <span>{fill(texts.tracing.separateFloor, { floor: nameOf(floor) })}</span>
              <small>
                {fill(texts.tracing.othersStay, {
                  floors: own
                    .filter((each) => each !== floor)
                    .map(nameOf)
                    .join(", "),
                })}
              </small>
            </span>
            <Arrow />
          </button>
        ))}
      <OtherFloors plan={plan} floors={floors} />
    </section>
  );
}

type OtherProps = { readonly plan: string; readonly floors: readonly DraftFloor[] };

/** Assigns this plan to another floor, or to all floors of a tower in one step. */
function OtherFloors({ plan, floors }: OtherProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const nameOf = useFloorName();
  const towers = useProjectPart((project) => project.towers);
  const others = floors.filter((floor) => floor.plan !== plan);
  if (others.length === 0) return null;
  const setName = ({ tower, of, floors: own }: FloorSet) =>
    fill(of === "all" ? texts.tracing.allFloorsOf : texts.tracing.floorsWithoutPlanOf, {
      tower: towerName({ towers }, tower, texts),
      n: own.length,
    });
  const choices = [
    ...floorSets(floors, plan).map((set) => ({ ...set, key: `${set.tower} ${set.of}`, name: setName(set) })),
    ...others.map((floor) => ({
      tower: floor.tower,
      floors: [floor.floor],
      key: keyOf(floor),
      name: nameOf(floor),
    })),
  ];
  const use = (key: string) => {
    const choice = choices.find((each) => each.key === key);
    if (choice) change(store, { draft: withPlanOn(draftOf(store), plan, choice), undoName: "plan" });
  };
  return (
    <label className="field">
      <span>{texts.tracing.useForFloor}</span>
      <select value="" onChange={({ target }) => use(target.value)}>
        <option value="">–</option>
        {choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** "Kati 3", including its tower if there are several. */
function useFloorName(): (floor: DraftFloor) => string {
  const texts = useStudioTexts();
  const towers = useProjectPart((project) => project.towers);
  return (floor) => {
    const tower = towers.find(({ id }) => id === floor.tower);
    const name = floorName(floor, texts);
    return towers.length > 1 && tower ? `${towerName({ towers }, tower.id, texts)}, ${name}` : name;
  };
}

/** Below a plan's title: a change to it applies to all its floors. */
export function PlanNote({ plan }: { readonly plan: string }) {
  const texts = useStudioTexts();
  const count = useProjectPart(({ floors }) => floors.filter((floor) => floor.plan === plan).length);
  return count > 1 ? <p className="work-note">{plural(texts.language, texts.tracing.forAllFloors, count)}</p> : null;
}
