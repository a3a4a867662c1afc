import { useMemo } from "react";
import { planRows, type RowsPlan } from "../../../draft/rows/planRows.ts";
import { plural } from "../../../text/plural.ts";
import { focusWork } from "../../frame/focusWork.ts";
import { inQuotes } from "../../../text/inQuotes.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft, useProject, useProjectStore } from "../../state/ProjectContext.ts";
import { change } from "../../state/projectStore.ts";
import {
  chosenOf,
  type ChosenFile,
  type ImportState,
  namedSheet,
  withColumnWords,
  withSheet,
  withWords,
} from "./chosenFile.ts";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { FileStep } from "./FileStep.tsx";
import { ImportPanel } from "./ImportPanel.tsx";
import { ImportSteps } from "./ImportSteps.tsx";
import { AppliedStep } from "./AppliedStep.tsx";
import { changeCount } from "./trialRows.ts";
import { TrialStep } from "./TrialStep.tsx";

/**
 * Imports a list of apartments from a spreadsheet: file, columns, preview, and only then one step that applies it. Its state is preserved while
 * the owner looks at other screens.
 */
export function ImportScreen() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const draft = useDraft();
  const state = useProject(({ importing }) => importing);
  const setState = (importing: ImportState) => store.setState({ importing });
  const { chosen } = state;
  const read = useMemo(() => chosen && withWords(draft, chosen), [chosen, draft]);
  const sheet = useMemo(() => chosen && read && namedSheet(chosen, read), [chosen, read]);
  const isTrial = state.step === "trial";
  const plan = useMemo(
    () =>
      isTrial && chosen && sheet && read
        ? planRows(read, sheet, { ...chosen.wish, leftOut: chosen.leftOut, between: chosen.between ?? {} })
        : undefined,
    [isTrial, chosen, sheet, read],
  );
  const edit = (more: Partial<ChosenFile>) => {
    if (chosen) setState({ ...state, chosen: { ...chosen, ...more } });
  };
  const take = (applied: RowsPlan) => {
    if (!chosen) return;
    change(store, { draft: withColumnWords(applied.draft, chosen), undoName: "importList" });
    const from = { ...chosen, applied: [...(chosen.applied ?? []), chosen.sheet] };
    setState({ step: "applied", count: changeCount(applied, chosen.wish.removesMissing === true), from });
  };
  return (
    <>
      <main className="work work-import">
        <div className="work-head">
          <h1>{texts.imports.importList}</h1>
          {chosen && <FileFacts chosen={chosen} rows={(sheet?.grid.length ?? 0) - (sheet?.headingRow ?? 0) - 1} />}
          {chosen && <Dismiss dismiss={() => setState({ step: "file" })} />}
        </div>
        <ImportSteps step={state.step} chosen={chosen} go={(step) => chosen && setState({ step, chosen })} />
        {state.step === "file" && (
          <FileStep took={(file, sheets) => setState({ step: "columns", chosen: chosenOf(file, sheets, chosen) })} />
        )}
        {state.step === "columns" && (
          <ColumnsStep
            chosen={state.chosen}
            edit={edit}
            next={() => setState({ step: "trial", chosen: state.chosen })}
          />
        )}
        {plan && sheet && chosen && read && (
          <TrialStep {...{ plan, sheet, chosen, take, read, edit }} correct={(correcting) => edit({ correcting })} />
        )}
        {state.step === "applied" && (
          <AppliedStep
            count={state.count}
            from={state.from}
            goOn={(next) => setState({ step: "columns", chosen: withSheet(state.from, next) })}
          />
        )}
      </main>
      <ImportPanel {...{ chosen, sheet, plan, read, edit }} />
    </>
  );
}

/** Starts over with another file and forgets this one. */
function Dismiss({ dismiss }: { readonly dismiss: () => void }) {
  const texts = useStudioTexts();
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        dismiss();
        focusWork();
      }}
    >
      {texts.imports.dismiss}
    </button>
  );
}

function FileFacts({ chosen: { file, sheets, sheet }, rows }: { readonly chosen: ChosenFile; readonly rows: number }) {
  const texts = useStudioTexts();
  const name = sheets[sheet]?.name;
  return (
    <p className="work-note">
      {`${plural(texts.language, texts.imports.fileFacts, rows, { file })}${name ? `, ${texts.imports.sheet} ${inQuotes(texts, name)}` : ""}`}
    </p>
  );
}
