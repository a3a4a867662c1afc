import { planName } from "../../../text/placeText.ts";
import { useEffect, useRef, useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../../src/ui/Arrow.tsx";
import { plural } from "../../../text/plural.ts";
import { FileInput } from "../../files/FileInput.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft, useProjectParts } from "../../state/ProjectContext.ts";
import type { Layer } from "../../state/view.ts";
import { useDropZone } from "../useDropZone.ts";
import type { SuggestionSteps } from "./useOutlineSuggestion.ts";

type Props = {
  readonly layer: Layer;
  readonly steps: SuggestionSteps;
  /** An offer was applied or dismissed: the focus returns to its source. */
  readonly takesFocus: boolean;
};

const kindOf = ({ on }: Layer) => (on === "plan" ? "plan" : on === "site" || on === "sitePortrait" ? "site" : "tower");

/** Sources of outlines other than drawing by hand: files, and existing outlines. */
export function ShapeSources({ layer, steps, takesFocus }: Props) {
  const texts = useStudioTexts();
  const kind = kindOf(layer);
  const zone = useDropZone((first, all) =>
    first.name.toLowerCase().endsWith(".svg") ? steps.readDrawing(first) : steps.readOverlays(all),
  );
  return (
    <section ref={zone} className="shape-sources" aria-label={texts.tracing.shapesFrom}>
      <h3>{texts.tracing.shapesFrom}</h3>
      <FileRow
        name={texts.tracing.overlays[kind]}
        hint={texts.tracing.overlaysHint[kind]}
        accept="image/png,image/webp,image/avif,image/jpeg"
        isMany
        takesFocus={takesFocus}
        took={steps.readOverlays}
      />
      <FileRow
        name={texts.tracing.drawing}
        hint={texts.tracing.drawingHint}
        accept=".svg,image/svg+xml"
        took={([file]) => file && steps.readDrawing(file)}
      />
      {layer.on === "plan" && <OtherPlan plan={layer.plan} copy={steps.copyPlan} />}
      {steps.progress && (
        <p className="shape-progress" role="status">
          <span>{fill(texts.tracing.reading, { done: steps.progress.done, n: steps.progress.all })}</span>
          <button type="button" className="link" onClick={steps.stop}>
            {texts.tracing.stop}
          </button>
        </p>
      )}
      {steps.failure !== undefined && (
        <p className="failure" role="alert">
          {steps.failure}
        </p>
      )}
    </section>
  );
}

type FileProps = {
  readonly name: string;
  readonly hint: string;
  readonly accept: string;
  readonly isMany?: boolean;
  readonly takesFocus?: boolean;
  readonly took: (files: readonly File[]) => void;
};

function FileRow({ name, hint, accept, isMany = false, takesFocus = false, took }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <label className="source-row picture-choose">
      <span>
        <span>{name}</span>
        <small>{hint}</small>
      </span>
      <Arrow />
      <FileInput ref={input} label={name} onFiles={took} {...{ accept, isMany }} />
    </label>
  );
}

type PlanProps = { readonly plan: string; readonly copy: (from: string, isMirrored: boolean) => void };

/** Copies the regions of another plan, unchanged or mirrored. */
function OtherPlan({ plan, copy }: PlanProps) {
  const texts = useStudioTexts();
  const others = useProjectParts(({ plans = [] }) =>
    plans.filter(({ id, regions }) => id !== plan && regions.some(({ outline }) => outline)),
  );
  const { project } = useDraft();
  const [from, setFrom] = useState("");
  const [isMirrored, setMirrored] = useState(false);
  const chosen = others.find(({ id }) => id === from) ?? others[0];
  if (!chosen) return null;
  return (
    <div className="source-plan">
      <span>{texts.tracing.otherPlan}</span>
      <label className="field">
        <span className="visually-hidden">{texts.tracing.choosePlan}</span>
        <select value={chosen.id} onChange={({ target }) => setFrom(target.value)}>
          {others.map(({ id, regions }) => (
            <option key={id} value={id}>
              {`${planName(project, id, texts)}, ${plural(texts.language, texts.counts.apartments, regions.length)}`}
            </option>
          ))}
        </select>
      </label>
      <label className="tick">
        <input type="checkbox" checked={isMirrored} onChange={({ target }) => setMirrored(target.checked)} />
        <span>{texts.tracing.mirrored}</span>
      </label>
      <button type="button" className="link" onClick={() => copy(chosen.id, isMirrored)}>
        {texts.tracing.show}
      </button>
    </div>
  );
}
