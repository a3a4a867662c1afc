import { useState } from "react";
import { setProjectField } from "../../../draft/edit/fields.ts";
import {
  isCurrency,
  isDate,
  type RateForm,
  rateForm,
  readRate,
  readRateForm,
} from "../../../draft/settings/buildingFacts.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { useWrite } from "../fields/useWrite.ts";

/** The owner's exchange rate for a second currency. Only a complete rate is written to the draft; until then it is stored here. */
export function RateFields() {
  const texts = useStudioTexts();
  const write = useWrite("facts");
  const rate = useDraft().project.exchangeRate;
  const [typed, setTyped] = useState<{ readonly form: RateForm; readonly over: string }>();
  // If the rate changes elsewhere (an undo), the incomplete input is discarded.
  const form = typed && typed.over === JSON.stringify(rate) ? typed.form : rateForm(rate);
  const set = (more: Partial<RateForm>, field: string) => {
    const next = { ...form, ...more };
    const whole = readRateForm(next);
    const isEmpty = Object.values(next).every((text) => text.trim() === "");
    const isWritten = whole !== undefined || isEmpty;
    setTyped({ form: next, over: JSON.stringify(isWritten ? whole : rate) });
    if (isWritten) write((draft) => setProjectField(draft, "exchangeRate", whole), field);
  };
  const { failures } = texts.settings;
  const currencyProblem = (text: string) => (isCurrency(text) ? undefined : failures.currency);
  return (
    <div className="settings-fields">
      <Field
        label={texts.settings.exchangeFrom}
        value={form.from}
        failureOf={currencyProblem}
        write={(from) => set({ from }, "exchangeRate.from")}
        at="exchangeRate.from"
      />
      <Field
        label={texts.settings.exchangeTo}
        value={form.to}
        failureOf={currencyProblem}
        write={(to) => set({ to }, "exchangeRate.to")}
        at="exchangeRate.to"
      />
      <Field
        label={texts.settings.exchangeRate}
        value={form.rate}
        failureOf={(text) => (readRate(text) === undefined ? failures.rate : undefined)}
        write={(text) => set({ rate: text }, "exchangeRate.rate")}
        at="exchangeRate.rate"
      />
      <Field
        label={texts.settings.exchangeDate}
        kind="date"
        value={form.date}
        failureOf={(text) => (isDate(text) ? undefined : failures.date)}
        write={(date) => set({ date }, "exchangeRate.date")}
        at="exchangeRate.date"
      />
      {rate && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setTyped(undefined);
            write((draft) => setProjectField(draft, "exchangeRate", undefined));
          }}
        >
          {texts.settings.removeExchange}
        </button>
      )}
    </div>
  );
}
