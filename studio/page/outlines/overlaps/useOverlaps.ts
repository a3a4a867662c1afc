import { useMemo } from "react";
import { overlapBetween, type Overlap } from "../../../draft/geometry/overlap.ts";
import { viewOfProblem } from "../../overview/problemPlace.ts";
import { useProject } from "../../state/ProjectContext.ts";
import { areSameLayer, type Layer } from "../../state/view.ts";
import type { LayerRegion } from "../layerRegions.ts";
import type { Pair } from "./joinedPair.ts";

/** Two regions that lie over each other, and what they share now. */
export type OverlapOfTwo = Pair & { readonly overlap: Overlap };

/** So many are shown at once. */
const most = 50;

/** The regions of a layer that lie over each other, as told when the hand last rested, and as they lie now. */
export function useOverlaps(layer: Layer, regions: readonly LayerRegion[]): readonly OverlapOfTwo[] {
  const problems = useProject((state) => state.problems);
  const project = useProject(({ history }) => history.draft.project);
  const told = useMemo(() => problems.filter(({ code }) => code === "outlinesOverlap"), [problems]);
  return useMemo(() => {
    const regionAt = (at: (typeof told)[number]["at"] | undefined) => {
      const view = at && viewOfProblem({ code: "outlinesOverlap", at }, project);
      return view?.kind === "outlines" && areSameLayer(view.layer, layer) ? view.region : undefined;
    };
    return told.slice(0, most).flatMap(({ at, otherAt }): OverlapOfTwo[] => {
      const [one, other] = [regionAt(at), regionAt(otherAt)];
      if (one === undefined || other === undefined) return [];
      const overlap = overlapBetween(regions[one]?.shape ?? [], regions[other]?.shape ?? []);
      return overlap.area > 0 ? [{ one, other, overlap }] : [];
    });
  }, [told, project, layer, regions]);
}
