import { useEffect, useRef } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../../src/ui/Arrow.tsx";
import type { ApartmentGroup } from "../../../draft/edit/planApartments.ts";
import { apartmentsWithoutRegion, withRegion } from "../../../draft/edit/planRegions.ts";
import { apartmentName } from "../../../text/apartmentName.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProject, useProjectPart, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf } from "../../state/projectStore.ts";

type Props = { readonly plan: string; readonly draw: (region: number) => void };

/** Apartments on the floors of a plan that have no region there yet; pressing one creates its region and starts drawing. */
export function ApartmentsToDraw({ plan, draw }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const groups = useProjectPart((project) => apartmentsWithoutRegion(project, plan));
  const requested = useProject(({ view }) => (view.kind === "outlines" ? view.toDraw : undefined));
  const requestedRow = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (requested !== undefined) requestedRow.current?.focus();
  }, [requested]);
  if (groups.length === 0) return null;
  const isRequested = ({ ids }: ApartmentGroup) => requested !== undefined && ids.includes(requested);
  const add = (group: ApartmentGroup) => {
    const regions = draftOf(store).project.plans?.find(({ id }) => id === plan)?.regions ?? [];
    change(store, { draft: withRegion(draftOf(store), plan, group), undoName: "region" });
    draw(regions.length);
  };
  return (
    <section className="to-draw">
      <h3>{texts.outlines.withoutShape}</h3>
      <ul className="regions">
        {groups.map((group) => (
          <li key={group.key}>
            <button
              ref={isRequested(group) ? requestedRow : undefined}
              type="button"
              className="region-row"
              aria-current={isRequested(group) ? "true" : undefined}
              onClick={() => add(group)}
            >
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
