import { useMemo, useState } from "react";
import { planRows, type RowsPlan } from "../../../draft/rows/planRows.ts";
import { plural } from "../../../text/plural.ts";
import { useTexts } from "../../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../../state/ProjectContext.ts";
import { change } from "../../state/projectStore.ts";
import { chosenOf, type ChosenFile, namedSheet, withWords } from "./chosenFile.ts";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { FileStep } from "./FileStep.tsx";
import { ImportPanel } from "./ImportPanel.tsx";
import { ImportSteps } from "./ImportSteps.tsx";
import { TakenStep } from "./TakenStep.tsx";
import { changeCount } from "./trialRows.ts";
import { TrialStep } from "./TrialStep.tsx";

type State =
  | { readonly step: "file"; readonly chosen?: ChosenFile }
  | { readonly step: "columns" | "trial"; readonly chosen: ChosenFile }
  | { readonly step: "taken"; readonly count: number; readonly chosen?: never };

/** A list of apartments taken from a spreadsheet: its file, its columns, a trial, and only then the taking, as one step. */
export function ImportScreen() {
  const texts = useTexts();
  const store = useProjectStore();
  const draft = useDraft();
  const [state, setState] = useState<State>({ step: "file" });
  const { chosen } = state;
  const sheet = useMemo(() => chosen && namedSheet(chosen), [chosen]);
  const read = useMemo(() => chosen && withWords(draft, chosen), [chosen, draft]);
  const isTrial = state.step === "trial";
  const plan = useMemo(
    () =>
      isTrial && chosen && sheet && read
        ? planRows(read, sheet, { ...chosen.wish, leftOut: chosen.leftOut })
        : undefined,
    [isTrial, chosen, sheet, read],
  );
  const edit = (more: Partial<ChosenFile>) => {
    if (chosen) setState({ ...state, chosen: { ...chosen, ...more } });
  };
  const take = (taken: RowsPlan) => {
    change(store, { draft: taken.draft, name: "importList" });
    setState({ step: "taken", count: changeCount(taken, chosen?.wish.removesMissing === true) });
  };
  return (
    <>
      <main className="work work-import">
        <div className="work-head">
          <h1>{texts.imports.importList}</h1>
          {chosen && <FileFacts chosen={chosen} rows={(sheet?.grid.length ?? 0) - (sheet?.headingRow ?? 0) - 1} />}
        </div>
        <ImportSteps step={state.step} chosen={chosen} go={(step) => chosen && setState({ step, chosen })} />
        {state.step === "file" && (
          <FileStep took={(file, sheets) => setState({ step: "columns", chosen: chosenOf(file, sheets) })} />
        )}
        {state.step === "columns" && (
          <ColumnsStep
            chosen={state.chosen}
            edit={edit}
            next={() => setState({ step: "trial", chosen: state.chosen })}
          />
        )}
        {plan && sheet && chosen && read && (
          <TrialStep {...{ plan, sheet, chosen, take, read, edit }} mend={(mending) => edit({ mending })} />
        )}
        {state.step === "taken" && <TakenStep count={state.count} />}
      </main>
      <ImportPanel {...{ chosen, sheet, plan, read, edit }} />
    </>
  );
}

function FileFacts({ chosen: { file, sheets, sheet }, rows }: { readonly chosen: ChosenFile; readonly rows: number }) {
  const texts = useTexts();
  const name = sheets[sheet]?.name;
  return (
    <p className="work-note">
      {`${plural(texts.language, texts.imports.fileFacts, rows, { file })}${name ? `, ${texts.imports.sheet} «${name}»` : ""}`}
    </p>
  );
}
