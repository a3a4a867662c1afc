import { useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { formatNumber } from "../../../../../src/text/format/formatArea.ts";
import {
  metresPerUnit,
  namePlan,
  planOf,
  type PlanScale,
  setPlanNorth,
  setPlanScale,
} from "../../../draft/edit/planFacts.ts";
import { NumberField } from "../../frame/NumberField.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { Field } from "../../settings/fields/Field.tsx";
import { useWrite } from "../../settings/fields/useWrite.ts";
import { planName } from "../../../text/placeText.ts";
import { useDraft, useProjectPart, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf, endUndoStep } from "../../state/projectStore.ts";

/** Two points that were pressed to measure the plan; their distance has not been entered yet. */
export type MeasuredPoints = Pick<PlanScale, "from" | "to">;

export type Measuring = {
  readonly pressed: MeasuredPoints | undefined;
  readonly setPressed: (pressed: MeasuredPoints | undefined) => void;
  /** Starts measuring, so that two points can be pressed. */
  readonly start: () => void;
};

type Props = { readonly plan: string; readonly measuring: Measuring };

/** The field for a plan's name; a plan without one is named after its floors. */
function PlanName({ plan }: { readonly plan: string }) {
  const texts = useStudioTexts();
  const write = useWrite("planName");
  const { project } = useDraft();
  const name = planOf(project, plan)?.studio?.name ?? "";
  return (
    <Field
      label={texts.shapes.planName}
      value={name}
      hint={name === "" ? planName(project, plan, texts) : undefined}
      write={(typed) => write((draft) => namePlan(draft, plan, typed), `plan ${plan} name`)}
      at={`plans.${plan}.name`}
    />
  );
}

/** The name, orientation and scale of a plan. */
export function PlanFacts({ plan, measuring }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const northDeg = useProjectPart((project) => planOf(project, plan)?.northDeg ?? 0);
  const scale = useProjectPart((project) => planOf(project, plan)?.studio?.scale);
  return (
    <>
      <PlanName plan={plan} />
      <section className="shape-sources plan-facts" aria-label={texts.shapes.planFacts}>
        <h3>{texts.shapes.planFacts}</h3>
        <div className="plan-north">
          <NumberField
            name={texts.shapes.north}
            value={northDeg}
            step={1}
            set={(degrees) =>
              change(store, {
                draft: setPlanNorth(draftOf(store), plan, degrees),
                undoName: "planNorth",
                undoKey: `north ${plan}`,
              })
            }
            leave={() => endUndoStep(store)}
          />
          <NorthArrow degrees={northDeg} />
        </div>
        <p className="small">{texts.shapes.northHint}</p>
        {measuring.pressed ? (
          <LengthForm plan={plan} pressed={measuring.pressed} scale={scale} measuring={measuring} />
        ) : (
          <CurrentScale metres={metresPerUnit(scale)} start={measuring.start} />
        )}
      </section>
    </>
  );
}

function NorthArrow({ degrees }: { readonly degrees: number }) {
  return (
    <svg className="north-arrow" viewBox="-22 -22 44 44" width="44" height="44" aria-hidden="true">
      <circle r="20" />
      <path d="M0 12V-12M-5 -6L0 -12L5 -6" transform={`rotate(${degrees})`} />
    </svg>
  );
}

type CurrentScaleProps = { readonly metres: number | undefined; readonly start: () => void };

function CurrentScale({ metres, start }: CurrentScaleProps) {
  const texts = useStudioTexts();
  return (
    <>
      <p className="plan-scale">
        {metres === undefined
          ? texts.shapes.noScale
          : fill(texts.shapes.scaleOf, { n: formatNumber(Math.round(10 / metres) / 10, texts.language) })}
      </p>
      <button type="button" className="link" onClick={start}>
        {metres === undefined ? texts.shapes.measure : texts.shapes.measureAgain}
      </button>
    </>
  );
}

type LengthProps = {
  readonly plan: string;
  readonly pressed: MeasuredPoints;
  readonly scale: PlanScale | undefined;
  readonly measuring: Measuring;
};

/** A length in metres as written in drawings, such as "3,60"; NaN if it cannot be read. */
const readMetres = (text: string): number => Number(text.trim().replace(",", ".") || Number.NaN);

function LengthForm({ plan, pressed, scale, measuring }: LengthProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [typed, setTyped] = useState(scale ? String(scale.lengthM) : "");
  const lengthM = readMetres(typed);
  const isLength = lengthM > 0 && lengthM < 10_000;
  return (
    <form
      className="plan-length"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLength) return;
        change(store, { draft: setPlanScale(draftOf(store), plan, { ...pressed, lengthM }), undoName: "planScale" });
        measuring.setPressed(undefined);
      }}
    >
      <label className="field">
        <span>{texts.shapes.length}</span>
        {/* The two points were pressed in order to enter their distance. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <input autoFocus inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
        <small>{texts.shapes.lengthHint}</small>
      </label>
      <button type="submit" className="button" disabled={!isLength}>
        {texts.shapes.keepLength}
      </button>
    </form>
  );
}
