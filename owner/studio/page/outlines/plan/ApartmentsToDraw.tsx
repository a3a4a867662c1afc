import { fill } from "../../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../../src/ui/Arrow.tsx";
import type { ApartmentGroup } from "../../../draft/edit/planApartments.ts";
import { apartmentsWithoutRegion, withRegion } from "../../../draft/edit/planRegions.ts";
import { apartmentName } from "../../../text/apartmentName.ts";
import { useTexts } from "../../frame/TextsContext.ts";
import { useProjectPart, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf } from "../../state/projectStore.ts";

type Props = { readonly plan: string; readonly draw: (region: number) => void };

/** Apartments on the floors of a plan that have no region there yet; a press makes one, to be drawn. */
export function ApartmentsToDraw({ plan, draw }: Props) {
  const texts = useTexts();
  const store = useProjectStore();
  const groups = useProjectPart((project) => apartmentsWithoutRegion(project, plan));
  if (groups.length === 0) return null;
  const add = (group: ApartmentGroup) => {
    const regions = draftOf(store).project.plans?.find(({ id }) => id === plan)?.regions ?? [];
    change(store, { draft: withRegion(draftOf(store), plan, group), name: "region" });
    draw(regions.length);
  };
  return (
    <section className="to-draw">
      <h3>{texts.outlines.withoutShape}</h3>
      <ul className="regions">
        {groups.map((group) => (
          <li key={group.key}>
            <button type="button" className="region-row" onClick={() => add(group)}>
              <span>{fill(texts.names.home, { home: apartmentName(group.name, texts) })}</span>
              <small>{texts.outlines.modeDraw}</small>
              <Arrow />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
