import { useEffect, useState } from "react";
import { Arrow } from "../../../../src/ui/Arrow.tsx";
import { Icon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { askVersions } from "../server/studioCalls.ts";
import { useDraft, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { type FirstStep, firstSteps } from "./firstSteps.ts";

/** A checklist for new projects: what comes first and what is next, until the first publication. */
export function FirstSteps() {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const problems = useProject((state) => state.problems);
  const isPublished = useIsPublished();
  // Anyone who has published before does not need the list.
  if (isPublished !== false) return null;
  const steps = firstSteps({ project, problems, isPublished });
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section className="first-steps" aria-label={texts.firstSteps.title}>
      <h2>{texts.firstSteps.title}</h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.name} step={step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { name, isDone, view }, isNext }: { readonly step: FirstStep; readonly isNext: boolean }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [title, text] = texts.firstSteps[name];
  const words = (
    <>
      {isDone ? <Icon name="check" /> : <span className="first-step-dot" aria-hidden="true" />}
      <span className="first-step-text">
        <strong>{title}</strong>
        {isDone ? <span className="visually-hidden">{`, ${texts.firstSteps.done}`}</span> : <small>{text}</small>}
      </span>
      {isNext && <span className="first-step-next">{texts.firstSteps.next}</span>}
    </>
  );
  return (
    <li aria-current={isNext ? "step" : undefined}>
      {view && !isDone ? (
        <button type="button" className="first-step" onClick={() => show(store, view)}>
          {words}
          <Arrow />
        </button>
      ) : (
        <div className="first-step">{words}</div>
      )}
    </li>
  );
}

/** undefined while loading. */
function useIsPublished(): boolean | undefined {
  const [isPublished, set] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    void askVersions().then((found) => !isGone && found.ok && set(found.value.isPublished));
    return () => {
      isGone = true;
    };
  }, []);
  return isPublished;
}
