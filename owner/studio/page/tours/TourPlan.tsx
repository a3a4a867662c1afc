import { useEffect, useEffectEvent, useRef } from "react";
import { useStore } from "zustand/react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftPicture, DraftTour } from "../../draft/draft.ts";
import { placeScene } from "../../draft/tours/editScenes.ts";
import { type DraftScene, planAngle } from "../../draft/tours/tourNotes.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, endUndoStep } from "../state/projectStore.ts";
import { NumberField } from "../frame/NumberField.tsx";
import { degreesOf, type ViewDirectionStore } from "./useSphere.ts";

type Props = {
  readonly tour: DraftTour;
  readonly scene: DraftScene;
  readonly scenes: readonly DraftScene[];
  readonly looks: ViewDirectionStore;
};

/** The scenes' positions on the layout's plan, and the current view; a press places the selected scene. */
export function TourPlan({ tour, scene, scenes, looks }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { layouts = [] } = useDraft().project;
  const plan = layouts.find(({ id }) => id === tour.studio?.layout)?.plan;
  const put = (at: readonly [number, number], undoKey?: string) =>
    change(store, {
      draft: placeScene(draftOf(store), [tour.id, scene.id], at),
      undoName: "toursPlaced",
      ...(undoKey !== undefined && { undoKey }),
    });
  if (!plan) {
    return (
      <section className="tour-plan" aria-label={texts.tours.plan}>
        <p className="small">{texts.tours.noPlan}</p>
      </section>
    );
  }
  const [x, y] = scene.at ?? [undefined, undefined];
  const leave = () => endUndoStep(store);
  return (
    <section className="tour-plan" aria-label={texts.tours.plan}>
      <h3>{texts.tours.plan}</h3>
      <PlanDrawing {...{ plan, scene, scenes, looks, put }} />
      <p className="small">{texts.tours.placeHint}</p>
      <p className="visually-hidden">
        {fill(texts.tours.placed, { scene: textInLanguage(scene.name, texts.language) || scene.id })}
      </p>
      <div className="tour-pair">
        <NumberField
          name={texts.tours.placeX}
          value={x}
          step={1}
          set={(value) => put([value, y ?? plan.height / 2], "x")}
          leave={leave}
        />
        <NumberField
          name={texts.tours.placeY}
          value={y}
          step={1}
          set={(value) => put([x ?? plan.width / 2, value], "y")}
          leave={leave}
        />
      </div>
    </section>
  );
}

type DrawingProps = Omit<Props, "tour"> & {
  readonly plan: DraftPicture;
  readonly put: (at: readonly [number, number]) => void;
};

function PlanDrawing({ plan, scene, scenes, looks, put }: DrawingProps) {
  const { width, height } = plan;
  const frame = usePlanPress((across, down) => put([across * width, down * height]));
  const unit = Math.max(width, height) / 100;
  return (
    <div ref={frame} className="plan-drawing">
      <img src={pictureAddress(plan)} alt="" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {scene.at && <Wedge scene={scene} at={scene.at} looks={looks} unit={unit} />}
        {scene.doors.map(({ to }) => {
          const other = scenes.find(({ id }) => id === to)?.at;
          if (!scene.at || !other) return null;
          const line = { x1: scene.at[0], y1: scene.at[1], x2: other[0], y2: other[1] };
          return <line key={to} className="plan-way" {...line} strokeWidth={unit / 2} strokeDasharray={unit * 1.5} />;
        })}
        {scenes.map(({ id, at }, index) =>
          at ? (
            <g key={id} className={id === scene.id ? "plan-scene plan-scene-now" : "plan-scene"}>
              <circle cx={at[0]} cy={at[1]} r={unit * 4} strokeWidth={unit / 2} />
              <text x={at[0]} y={at[1]} fontSize={unit * 5} dy="0.35em">
                {index + 1}
              </text>
            </g>
          ) : null,
        )}
      </svg>
    </div>
  );
}

type WedgeProps = {
  readonly scene: DraftScene;
  readonly at: readonly [number, number];
  readonly looks: ViewDirectionStore;
  readonly unit: number;
};

/** The visible sector, as wide as the field of view. */
function Wedge({ scene, at: [x, y], looks, unit }: WedgeProps) {
  const look = useStore(looks, (state) => state.look);
  const wide = degreesOf(2 * Math.atan(Math.tan((look.fovDeg * Math.PI) / 360) * (look.width / look.height)));
  const heading = planAngle(scene, degreesOf(look.yaw));
  const reach = unit * 20;
  const end = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${x + reach * Math.cos(angle)} ${y - reach * Math.sin(angle)}`;
  };
  const half = Math.min(wide, 150) / 2;
  return (
    <path
      className="plan-wedge"
      d={`M${x} ${y}L${end(heading + half)}A${reach} ${reach} 0 0 1 ${end(heading - half)}Z`}
    />
  );
}

/** A press on the plan, as fractions of its width and height; the two fields below are the alternative. */
function usePlanPress(press: (across: number, down: number) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(press);
  useEffect(() => {
    const { current } = frame;
    const onClick = ({ clientX, clientY }: MouseEvent) => {
      const box = current?.getBoundingClientRect();
      if (box) take((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    };
    current?.addEventListener("click", onClick);
    return () => current?.removeEventListener("click", onClick);
  }, []);
  return frame;
}
