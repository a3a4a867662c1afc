import { fill } from "../../../src/text/format/fill.ts";
import { Arrow } from "../../../src/ui/Arrow.tsx";
import { changePlan } from "../../draft/edit/records.ts";
import { homeLabel } from "../homes/homeRows.ts";
import { useTexts } from "../frame/TextsProvider.tsx";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";

type Props = { readonly plan: string; readonly draw: (region: number) => void };

/** Homes on the storeys of a plan that have no region there yet; a press makes one, to be drawn. */
export function HomesToDraw({ plan, draw }: Props) {
  const texts = useTexts();
  const store = useProjectStore();
  const { floors, plans = [] } = useDraft().project;
  const regions = plans.find(({ id }) => id === plan)?.regions ?? [];
  const known = new Set(regions.map(({ home, number }) => home ?? String(number ?? "")));
  const homes = floors.filter((floor) => floor.plan === plan).flatMap(({ apartments }) => apartments);
  const labels = [...new Set(homes.filter(({ id }) => !known.has(id)).map(homeLabel))].filter(
    (label) => !known.has(label),
  );
  if (labels.length === 0) return null;
  const add = (label: string) => {
    const region = { home: label, label, outline: "" };
    const draft = changePlan(draftOf(store), plan, (each) => ({ ...each, regions: [...each.regions, region] }));
    change(store, { draft, name: "region" });
    draw(regions.length);
  };
  return (
    <section className="to-draw">
      <h3>{texts.withoutShape}</h3>
      <ul className="regions">
        {labels.map((label) => (
          <li key={label}>
            <button type="button" className="region-row" onClick={() => add(label)}>
              <span>{fill(texts.home, { home: label })}</span>
              <small>{texts.modeDraw}</small>
              <Arrow />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
