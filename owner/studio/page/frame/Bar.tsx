import { plural } from "../../text/plural.ts";
import type { Language } from "../../text/studioTexts.ts";
import { countProblems } from "../overview/problemPlace.ts";
import { importAfterUndo, redoStep, show, undoStep } from "../state/projectStore.ts";
import { useProject, useProjectPart, useProjectStore } from "../state/ProjectContext.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { Logo, Icon } from "./Icon.tsx";
import { SavedState } from "./SavedState.tsx";
import { languageNames, useChooseLanguage, useStudioTexts } from "./TextsContext.ts";

type ToStart = {
  /** Leads to the start page; undefined on the start page itself. */
  readonly toStart?: () => void;
};

/** The bar while no project is open: the logo and the languages. */
export function BarOnly({ toStart }: ToStart) {
  return (
    <header className="bar">
      <Studio {...(toStart && { toStart })} />
      <Languages />
    </header>
  );
}

function Studio({ toStart }: ToStart) {
  const { toStart: name } = useStudioTexts().start;
  const inside = (
    <>
      <Logo />
      <span className="bar-name" translate="no">
        Studio
      </span>
    </>
  );
  if (!toStart) return inside;
  return (
    <button type="button" className="bar-start" aria-label={name} title={name} onClick={toStart}>
      {inside}
    </button>
  );
}

function Languages() {
  const { language } = useStudioTexts();
  const choose = useChooseLanguage();
  return (
    <div className="bar-languages">
      {(Object.keys(languageNames) as Language[]).map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          translate="no"
          aria-pressed={each === language}
          onClick={() => choose(each)}
        >
          {languageNames[each]}
        </button>
      ))}
    </div>
  );
}

/** The bar of an open project: its name, saved state, undo and redo, preview, publish. */
export function Bar({ toStart }: Required<ToStart>) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const name = useProjectPart((project) => project.name);
  const projectName = textInLanguage(name, texts.language);
  const blocks = useProject(({ problems }) => countProblems(problems).block);
  return (
    <header className="bar">
      <div className="bar-place">
        <Studio toStart={toStart} />
        <span className="bar-project" translate="no" title={projectName}>
          {projectName}
        </span>
        <SavedState />
      </div>
      <div className="bar-controls">
        <Languages />
        <Steps />
        <button type="button" className="bar-link" onClick={() => show(store, { kind: "preview" })}>
          {texts.frame.preview}
        </button>
        <button type="button" className="bar-publish" onClick={() => show(store, { kind: "publish" })}>
          <span>{texts.frame.publish}</span>
          {blocks > 0 && <small>{plural(texts.language, texts.counts.blocks, blocks)}</small>}
        </button>
      </div>
    </header>
  );
}

/** Undo and redo, each with the step that it affects. */
function Steps() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const last = useProject((state) => (importAfterUndo(state) ? "correctCells" : state.history.past.at(-1)?.undoName));
  const next = useProject(({ history }) => history.future.at(-1)?.undoName);
  const steps: Readonly<Record<string, string>> = texts.steps;
  const nameOf = (name: string | undefined) => (name === undefined ? "" : `: ${steps[name] ?? name}`);
  return (
    <div className="bar-steps">
      <button
        type="button"
        aria-label={texts.frame.undo + nameOf(last)}
        title={texts.frame.undo + nameOf(last)}
        disabled={last === undefined}
        onClick={() => undoStep(store)}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        aria-label={texts.frame.redo + nameOf(next)}
        title={texts.frame.redo + nameOf(next)}
        disabled={next === undefined}
        onClick={() => redoStep(store)}
      >
        <Icon name="redo" />
      </button>
    </div>
  );
}
