import { useMemo, useState } from "react";
import { formatNumber } from "../../../../../src/text/format/formatArea.ts";
import type { Point } from "../../../../../src/project/types.ts";
import { planOf } from "../../../draft/edit/planFacts.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProjectPart } from "../../state/ProjectContext.ts";
import type { Layer } from "../../state/view.ts";
import type { Measure } from "../canvas/MeasureLine.tsx";
import type { Measuring, MeasuredPoints } from "./PlanFacts.tsx";

type PlanMeasure = {
  /** The line to show: the one whose length is still to be entered, or else the plan's own. */
  readonly line: Measure | undefined;
  /** Receives the two points that were pressed. */
  readonly measured: (from: Point, to: Point) => void;
  readonly pressing: Omit<Measuring, "start">;
};

/** Measuring on a plan, from pressing two points to entering their distance. */
export function usePlanMeasure(layer: Layer): PlanMeasure {
  const { language } = useStudioTexts();
  const [pressed, setPressed] = useState<MeasuredPoints>();
  const plan = layer.on === "plan" ? layer.plan : undefined;
  const scale = useProjectPart((project) => (plan === undefined ? undefined : planOf(project, plan)?.studio?.scale));
  const own = scale && { ...scale, length: `${formatNumber(scale.lengthM, language)} m` };
  return {
    line: pressed ? { ...pressed, length: "" } : own,
    measured: (from, to) => setPressed({ from, to }),
    pressing: useMemo(() => ({ pressed, setPressed }), [pressed]),
  };
}
