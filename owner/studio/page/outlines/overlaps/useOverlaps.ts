import { useMemo } from "react";
import { gapProblems } from "../../../draft/checks/gapProblems.ts";
import { overlapBetween, type Slice } from "../../../draft/geometry/overlap.ts";
import { viewOfProblem } from "../../overview/problemPlace.ts";
import { useProject } from "../../state/ProjectContext.ts";
import { areSameLayer, type Layer } from "../../state/view.ts";
import type { CanvasSize } from "../canvas/zoom.ts";
import { type LayerRegion, shapesOf } from "../layerRegions.ts";
import type { UnfitPair } from "./joinedPair.ts";

/** Two regions that overlap, or leave a gap that is not a wall, and the current area between them. */
export type ShownPair = UnfitPair & {
  /** In square units. */
  readonly area: number;
  readonly slices: readonly Slice[];
};

/** Maximum number of pairs shown at once. */
const maxShown = 50;

/** The regions of a layer that overlap or leave a gap, found when the pointer last rested, with their current geometry. */
export function useOverlaps(layer: Layer, regions: readonly LayerRegion[], picture: CanvasSize): readonly ShownPair[] {
  const problems = useProject((state) => state.problems);
  const project = useProject(({ history }) => history.draft.project);
  const found = useMemo(
    () => problems.filter(({ code }) => code === "outlinesOverlap" || code === "outlinesGap"),
    [problems],
  );
  return useMemo(() => {
    const shapes = shapesOf(regions);
    const regionAt = ({ code }: (typeof found)[number], at: (typeof found)[number]["at"] | undefined) => {
      const view = at && viewOfProblem({ code, at }, project);
      return view?.kind === "outlines" && areSameLayer(view.layer, layer) ? view.region : undefined;
    };
    const here = found.flatMap((problem) => {
      const [one, other] = [regionAt(problem, problem.at), regionAt(problem, problem.otherAt)];
      return one === undefined || other === undefined ? [] : [{ one, other, isGap: problem.code === "outlinesGap" }];
    });
    const gaps = here.some(({ isGap }) => isGap) ? gapProblems(shapes, Math.max(picture.width, picture.height)) : [];
    return here.slice(0, maxShown).flatMap(({ one, other, isGap }): ShownPair[] => {
      if (isGap) {
        const gap = gaps.find(({ pair }) => pair[0] === one && pair[1] === other);
        return gap ? [{ one, other, gap: gap.gap.wide, area: gap.gap.area, slices: gap.gap.slices }] : [];
      }
      const { area, slices } = overlapBetween(shapes[one] ?? [], shapes[other] ?? []);
      return area > 0 ? [{ one, other, gap: undefined, area, slices }] : [];
    });
  }, [found, project, layer, regions, picture]);
}
