import type { BuildingStatements } from "../../../../../src/project/types.ts";
import {
  constructionStages,
  maxEnergyClassLength,
  readHandOver,
  tenures,
} from "../../../draft/settings/buildingFacts.ts";
import type { DraftTower } from "../../../draft/draft.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { Field } from "../fields/Field.tsx";

type Key = keyof BuildingStatements;
type Statements = Pick<DraftTower, Key>;

type Props = {
  readonly statements: Statements;
  /** `field`: the field being typed in. */
  readonly write: <K extends Key>(key: K, value: Statements[K], field?: string) => void;
  /** The building's place in the project; "" for all buildings. */
  readonly at: string;
};

/** Energy class, hand-over, tenure and construction: of one building, or of all buildings. */
export function BuildingFields({ statements, write, at }: Props) {
  const texts = useStudioTexts();
  const { energyClass = "", handOver, tenure, constructionStage } = statements;
  const placeOf = (key: Key) => (at === "" ? key : `${at}.${key}`);
  const setWhen = (text: string) => {
    const when = readHandOver(text);
    write("handOver", when === undefined ? undefined : { ...handOver, when }, placeOf("handOver"));
  };
  return (
    <>
      <Field
        label={texts.settings.energyClass}
        value={energyClass}
        failureOf={(text) => (text.length > maxEnergyClassLength ? texts.settings.failures.energyClass : undefined)}
        write={(text) => write("energyClass", text.trim() || undefined, placeOf("energyClass"))}
        at={placeOf("energyClass")}
      />
      <Field
        label={texts.settings.handOver}
        value={handOver?.when ?? ""}
        hint={texts.settings.handOverHint}
        failureOf={(text) => (readHandOver(text) === undefined ? texts.settings.failures.handOver : undefined)}
        write={setWhen}
        at={placeOf("handOver")}
      />
      {handOver && (
        <label className="tick">
          <input
            type="checkbox"
            checked={handOver.done ?? false}
            onChange={({ target }) => write("handOver", { when: handOver.when, ...(target.checked && { done: true }) })}
          />
          <span>{texts.settings.handedOver}</span>
        </label>
      )}
      <Choice
        label={texts.settings.tenure}
        value={tenure}
        all={tenures}
        words={texts.settings.tenures}
        choose={(value) => write("tenure", value)}
      />
      <Choice
        label={texts.settings.constructionStage}
        value={constructionStage}
        all={constructionStages}
        words={texts.settings.stages}
        choose={(value) => write("constructionStage", value)}
      />
    </>
  );
}

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly value: T | undefined;
  readonly all: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly choose: (value: T | undefined) => void;
};

function Choice<T extends string>({ label, value, all, words, choose }: ChoiceProps<T>) {
  const texts = useStudioTexts();
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value ?? ""} onChange={({ target }) => choose(all.find((each) => each === target.value))}>
        <option value="">{texts.settings.notStated}</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
