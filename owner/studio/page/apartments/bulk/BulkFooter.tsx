import { layoutLabel } from "../../layouts/layoutWords.ts";
import { type ReactNode, useId, useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { editApartments } from "../../../draft/apartments/bulkEdit.ts";
import { plural } from "../../../text/plural.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf } from "../../state/projectStore.ts";
import { type BulkForm, editOf, emptyForm, removeOption } from "./bulkForm.ts";

type Props = {
  readonly ids: ReadonlySet<string>;
  readonly clear: () => void;
  /** Called with the number of apartments that changed. */
  readonly applied: (changed: number, all: number) => void;
};

type Fields = { readonly form: BulkForm; readonly set: (more: Partial<BulkForm>) => void };

/** Below the table while apartments are ticked: the values to apply to all of them in one step. */
export function BulkFooter({ ids, clear, applied }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [form, setForm] = useState(emptyForm);
  const [isWide, setWide] = useState(false);
  const set = (more: Partial<BulkForm>) => setForm({ ...form, ...more });
  const edit = editOf(form);
  const apply = () => {
    if (!edit) return;
    const before = draftOf(store);
    const draft = editApartments(before, ids, edit);
    change(store, { draft, undoName: "homes" });
    const was = new Set(before.project.floors.flatMap((floor) => floor.apartments));
    const now = draft.project.floors.flatMap((floor) => floor.apartments);
    applied(now.filter((apartment) => !was.has(apartment)).length, ids.size);
    setForm(emptyForm);
  };
  return (
    <form
      className="bulk-foot"
      aria-label={plural(texts.language, texts.counts.apartments, ids.size)}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <h2>
        <span role="status">{plural(texts.language, texts.counts.apartments, ids.size)}</span>
      </h2>
      <StatusField {...{ form, set }} />
      <PriceFields {...{ form, set }} isUnread={edit === undefined} />
      {isWide && <MoreFields {...{ form, set }} />}
      <div className="bulk-do">
        <button type="button" className="link" aria-expanded={isWide} onClick={() => setWide(!isWide)}>
          {isWide ? texts.bulk.lessFields : texts.bulk.moreFields}
        </button>
        <button type="button" className="link" onClick={clear}>
          {texts.bulk.clear}
        </button>
        <button type="submit" className="button button-filled" disabled={!edit || Object.keys(edit).length === 0}>
          {fill(texts.bulk.apply, { n: ids.size })}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly children: ReactNode;
};

/** A select whose first option is "unchanged". */
function Choice({ name, value, choose, children }: ChoiceProps) {
  const texts = useStudioTexts();
  return (
    <label className="field">
      <span>{name}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.bulk.unchanged}</option>
        {children}
      </select>
    </label>
  );
}

function StatusField({ form, set }: Fields) {
  const texts = useStudioTexts();
  return (
    <Choice
      name={texts.bulk.status}
      value={form.status}
      choose={(status) => set({ status: status as BulkForm["status"] })}
    >
      {Object.entries(texts.homes.statuses).map(([status, name]) => (
        <option key={status} value={status}>
          {name}
        </option>
      ))}
      <option value="ask">{texts.bulk.ask}</option>
    </Choice>
  );
}

/** Choices for rounding prices, in euros. */
const roundings = [1, 100, 500, 1000] as const;

function PriceFields({ form, set, isUnread }: Fields & { readonly isUnread: boolean }) {
  const texts = useStudioTexts();
  const note = useId();
  return (
    <div className="bulk-price">
      <label className="field">
        <span>{texts.bulk.price}</span>
        <input
          value={form.price}
          inputMode="text"
          placeholder="+2"
          aria-invalid={isUnread}
          aria-describedby={isUnread ? note : undefined}
          onChange={({ target }) => set({ price: target.value })}
        />
      </label>
      <label className="field">
        <span className="visually-hidden">{texts.bulk.priceBy}</span>
        <select value={form.unit} onChange={({ target }) => set({ unit: target.value as BulkForm["unit"] })}>
          {Object.entries(texts.bulk.units).map(([unit, name]) => (
            <option key={unit} value={unit}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{texts.bulk.roundTo}</span>
        <select value={form.roundTo} onChange={({ target }) => set({ roundTo: target.value })}>
          {roundings.map((step) => (
            <option key={step} value={step}>
              {fill(texts.bulk.euros, { n: step })}
            </option>
          ))}
        </select>
      </label>
      {isUnread && (
        <p id={note} className="failure small" role="alert">
          {texts.bulk.notAmount}
        </p>
      )}
    </div>
  );
}

/** Fields that are changed less often. */
function MoreFields({ form, set }: Fields) {
  const texts = useStudioTexts();
  const { layouts = [] } = useDraft().project;
  const kind = (priceKind: string) => set({ priceKind: priceKind as BulkForm["priceKind"] });
  return (
    <div className="bulk-more">
      <Choice name={texts.bulk.priceKind} value={form.priceKind} choose={kind}>
        {Object.entries(texts.bulk.kinds).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name={texts.bulk.vat} value={form.vat} choose={(vat) => set({ vat })}>
        {Object.entries(texts.homes.vat).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
        <option value={removeOption}>{texts.bulk.none}</option>
      </Choice>
      <label className="field">
        <span>{texts.bulk.vatPercent}</span>
        <input
          value={form.vatPercent}
          inputMode="decimal"
          placeholder={texts.bulk.unchanged}
          onChange={({ target }) => set({ vatPercent: target.value })}
        />
      </label>
      <Choice name={texts.bulk.side} value={form.side} choose={(side) => set({ side })}>
        {Object.entries(texts.bulk.sides).map(([side, name]) => (
          <option key={side} value={side}>
            {name}
          </option>
        ))}
        <option value={removeOption}>{texts.bulk.none}</option>
      </Choice>
      <Choice name={texts.bulk.layout} value={form.layout} choose={(layout) => set({ layout })}>
        {layouts.map((layout) => (
          <option key={layout.id} value={layout.id}>
            {layoutLabel(layout, texts.language)}
          </option>
        ))}
        <option value={removeOption}>{texts.bulk.none}</option>
      </Choice>
      <label className="field">
        <span>{texts.bulk.type}</span>
        <input
          value={form.type}
          placeholder={texts.bulk.unchanged}
          onChange={({ target }) => set({ type: target.value })}
        />
      </label>
      <label className="field">
        <span>{texts.bulk.bedrooms}</span>
        <input
          value={form.bedrooms}
          inputMode="numeric"
          placeholder={texts.bulk.unchanged}
          onChange={({ target }) => set({ bedrooms: target.value })}
        />
      </label>
    </div>
  );
}
