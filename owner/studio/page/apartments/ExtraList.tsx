import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { readExtraPrice } from "../../../sync/cells/price.ts";
import type { DraftApartment } from "../../draft/draft.ts";
import type { Extras } from "../../draft/apartments/priceColumns.ts";
import { setExtras } from "../../draft/edit/extras.ts";
import { projectLocales } from "../layouts/layoutWords.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { pricePartText } from "./apartmentRows.ts";
import { sentenceIn } from "./import/trialRows.ts";

type Extra = Extras[number];
const kinds = ["parking", "storage", "other"] as const;
const textKeyOf = { parking: "parking", storage: "storage", other: "payment" } as const;

/** The extras on top of an apartment's price. */
export function ExtraList({ apartment }: { readonly apartment: DraftApartment }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const extras = apartment.price?.extras ?? [];
  const write = (next: Extras, undoKey?: string) =>
    change(store, {
      draft: setExtras(draftOf(store), apartment.id, next),
      undoName: "homes",
      ...(undoKey !== undefined && { undoKey }),
    });
  return (
    <div className="extras" role="group" aria-label={texts.homes.extras}>
      <p className="field">{texts.homes.extras}</p>
      {extras.map((extra, at) => (
        <ExtraFields
          // Extras have no id: their position identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${at} ${extras.length}`}
          {...{ apartment, extra, at }}
          write={(next, undoKey) => write(extras.with(at, next), undoKey)}
          remove={() => write(extras.toSpliced(at, 1))}
        />
      ))}
      <button type="button" className="link" onClick={() => write([...extras, { kind: "parking" }])}>
        {texts.homes.addExtra}
      </button>
    </div>
  );
}

type FieldsProps = {
  readonly apartment: DraftApartment;
  readonly extra: Extra;
  readonly at: number;
  readonly write: (extra: Extra, undoKey?: string) => void;
  readonly remove: () => void;
};

function ExtraFields({ apartment, extra, at, write, remove }: FieldsProps) {
  const texts = useStudioTexts();
  const n = at + 1;
  const setObligatory = (text: string) => {
    const { obligatory: _before, ...rest } = extra;
    write(text === "" ? rest : { ...rest, obligatory: text === "obligatory" });
  };
  return (
    <fieldset className="extra" aria-label={fill(texts.homes.extraOf, { n })}>
      <label className="field">
        <span>{texts.homes.extraKind}</span>
        <select
          value={extra.kind}
          onChange={({ target }) => write({ ...extra, kind: kinds.find((kind) => kind === target.value) ?? "other" })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.homes.extraKinds[textKeyOf[kind]]}
            </option>
          ))}
        </select>
      </label>
      {extra.kind === "other" ? (
        <NameField {...{ extra, write, at }} />
      ) : (
        <UnitField {...{ apartment, extra, write }} />
      )}
      <AmountField key={String(extra.amount)} {...{ extra, write }} />
      <label className="field">
        <span>{texts.homes.extraMust}</span>
        <select
          value={extra.obligatory === undefined ? "" : extra.obligatory ? "obligatory" : "optional"}
          onChange={({ target }) => setObligatory(target.value)}
        >
          <option value="">{texts.homes.notStated}</option>
          <option value="obligatory">{texts.homes.obligations.obligatory}</option>
          <option value="optional">{texts.homes.obligations.optional}</option>
        </select>
      </label>
      <button type="button" className="link" onClick={remove}>
        {fill(texts.homes.removeExtra, { n })}
      </button>
    </fieldset>
  );
}

type OneProps = Pick<FieldsProps, "extra" | "write">;

/** Name of the extra in each of the project's languages. */
function NameField({ extra, write, at }: OneProps & Pick<FieldsProps, "at">) {
  const texts = useStudioTexts();
  const locales = projectLocales(useDraft().project);
  const { name = "" } = extra;
  const names = typeof name === "string" ? Object.fromEntries(locales.map((locale) => [locale, name])) : name;
  const setName = (locale: string, text: string) => {
    const next = { ...names, [locale]: text };
    const { name: _before, ...rest } = extra;
    const isEmpty = Object.values(next).every((each) => each.trim() === "");
    write(isEmpty ? rest : { ...rest, name: next }, `extra ${at} ${locale}`);
  };
  return locales.map((locale) => (
    <label key={locale} className="field">
      <span>{fill(texts.settings.inLanguage, { field: texts.homes.extraName, locale })}</span>
      <input lang={locale} value={names[locale] ?? ""} onChange={({ target }) => setName(locale, target.value)} />
    </label>
  ));
}

/** A parking place or storage room of the project, by its code; its own price applies if no amount is given. */
function UnitField({ apartment, extra, write }: OneProps & Pick<FieldsProps, "apartment">) {
  const texts = useStudioTexts();
  const { floors } = useDraft().project;
  const units = floors
    .flatMap(({ apartments }) => apartments)
    .filter(({ id, kind }) => id === extra.apartment || (kind === extra.kind && id !== apartment.id));
  if (units.length === 0) return null;
  const choose = (id: string) => {
    const { apartment: _before, ...rest } = extra;
    write(id === "" ? rest : { ...rest, apartment: id });
  };
  return (
    <label className="field">
      <span>{texts.homes.extraUnit}</span>
      <select value={extra.apartment ?? ""} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.homes.byAmount}</option>
        {units.map(({ id, label }) => (
          <option key={id} value={id} translate="no">
            {label === undefined || label === id ? id : `${label} (${id})`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Saved on blur or Enter; text that cannot be read stays in the field, with the reason. */
function AmountField({ extra, write }: OneProps) {
  const texts = useStudioTexts();
  const [text, setText] = useState(() => pricePartText(extra.amount, texts));
  const [reason, setReason] = useState<string>();
  const saveAmount = () => {
    const read = readExtraPrice(text);
    setReason(read.ok ? undefined : read.reason);
    if (!read.ok || read.value?.amount === extra.amount) return;
    const { amount: _before, ...rest } = extra;
    write(read.value?.amount === undefined ? rest : { ...rest, amount: read.value.amount });
  };
  return (
    <label className="field">
      <span>{texts.homes.extraAmount}</span>
      <input
        value={text}
        inputMode="decimal"
        aria-invalid={reason !== undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={saveAmount}
        onKeyDown={({ key }) => {
          if (key === "Enter") saveAmount();
        }}
      />
      {reason !== undefined && (
        <small className="failure" role="alert">
          {fill(texts.homes.unreadWhy, { sentence: sentenceIn(texts.imports.sentences, reason) })}
        </small>
      )}
    </label>
  );
}
