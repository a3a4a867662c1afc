import { Icon } from "../../frame/Icon.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import type { ChosenFile, ImportState } from "./chosenFile.ts";

type Props = {
  readonly step: ImportState["step"];
  readonly chosen: ChosenFile | undefined;
  readonly go: (step: "file" | "columns" | "trial") => void;
};

const steps = ["file", "columns", "trial", "applied"] as const;

/** Whether a column identifies the apartment of a row: without one there is no preview. */
export const namesApartments = ({ columns }: ChosenFile): boolean =>
  columns.home !== undefined || columns.label !== undefined;

/** The four steps; those that can be reached are buttons. */
export function ImportSteps({ step: current, chosen, go }: Props) {
  const texts = useStudioTexts();
  const now = steps.indexOf(current);
  return (
    <ol className="fill-steps import-steps">
      {steps.map((step, index) => {
        const isOpen =
          step !== "applied" &&
          step !== current &&
          chosen !== undefined &&
          (step !== "trial" || namesApartments(chosen));
        return (
          <li
            key={step}
            className={step === current ? "fill-step fill-now" : "fill-step"}
            aria-current={step === current ? "step" : undefined}
          >
            <span className="fill-number">{index + 1}</span>
            {isOpen ? (
              <button type="button" className="link" onClick={() => go(step)}>
                {texts.imports.stepNames[step]}
              </button>
            ) : (
              <span className={index > now ? "step-later" : undefined}>{texts.imports.stepNames[step]}</span>
            )}
            {index < now && <Icon name="check" />}
          </li>
        );
      })}
    </ol>
  );
}
