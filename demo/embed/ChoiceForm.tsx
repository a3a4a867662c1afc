import { useId, type ReactNode } from "react";
import { useFacts } from "../text/FactsContext.tsx";
import type { SiteTower } from "../facts/siteFacts.ts";
import { embedText } from "../text/pages/embed.ts";
import { useText } from "../text/LanguageContext.tsx";
import { useOrigin } from "./useSnippet.ts";
import { fieldsOf, elementNames, type ChoiceName, type EmbedChoice, type ElementName } from "../content/embedChoice.ts";

type Props = { readonly choice: EmbedChoice; readonly onChoose: (choice: EmbedChoice) => void };

/** The options of an element that a partner can set. */
export function ChoiceForm({ choice, onChoose }: Props) {
  const text = useText(embedText);
  const { towers, sample } = useFacts();
  const fields = fieldsOf(choice.widget);
  const set = (name: ChoiceName) => (value: string) => onChoose({ ...choice, [name]: value });
  const labelOf = (name: ChoiceName) => text.fields[name].replace("{home}", sample?.id ?? "");
  const fieldPropsOf = (name: ChoiceName) => ({ label: labelOf(name), value: choice[name], onSet: set(name) });
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {/* Choices made before hydration would be lost. */}
      <fieldset className="embed-form" disabled={useOrigin() === ""}>
        <SelectField
          label={text.widget}
          value={choice.widget}
          onSet={(value) =>
            onChoose({ ...choice, widget: elementNames.find((name) => name === value) ?? choice.widget })
          }
        >
          {elementNames.map((name: ElementName) => (
            <option key={name} value={name}>
              {text.widgets[name]}
            </option>
          ))}
        </SelectField>
        <StartFields start={fields.start} towers={towers} current={choice.tower} fieldPropsOf={fieldPropsOf} />
        <SelectField {...fieldPropsOf("locale")} emptyLabel={text.any}>
          <option value="sq">Shqip</option>
          <option value="en">English</option>
          <option value="de">Deutsch</option>
        </SelectField>
        <TextField {...fieldPropsOf("partner")} />
        <fieldset>
          <legend>{text.colours}</legend>
          <ColourField {...fieldPropsOf("accent")} initial="#077047" ownLabel={text.own} />
          <ColourField {...fieldPropsOf("paper")} initial="#f6f3ec" ownLabel={text.own} />
          <ColourField {...fieldPropsOf("ink")} initial="#161512" ownLabel={text.own} />
        </fieldset>
        {fields.mail.length > 0 && (
          <fieldset>
            <legend>{text.mail}</legend>
            {fields.mail.map((name) => (
              <TextField key={name} {...fieldPropsOf(name)} />
            ))}
          </fieldset>
        )}
      </fieldset>
    </form>
  );
}

type StartProps = {
  readonly start: readonly ChoiceName[];
  readonly towers: readonly SiteTower[];
  readonly current: string;
  readonly fieldPropsOf: (name: ChoiceName) => FieldProps;
};

/** Where the element starts. */
function StartFields({ start, towers, current, fieldPropsOf }: StartProps) {
  const text = useText(embedText);
  const floors = (towers.find(({ id }) => id === current) ?? towers[0])?.floors ?? [];
  return (
    <>
      {start.includes("tower") && (
        <SelectField {...fieldPropsOf("tower")} emptyLabel={text.any}>
          {towers.map(({ id, name }) => (
            <option key={id} value={id} translate="no">
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {start.includes("floor") && (
        <SelectField {...fieldPropsOf("floor")} emptyLabel={text.any}>
          {floors.map(({ floor }) => (
            <option key={floor} translate="no">
              {floor}
            </option>
          ))}
        </SelectField>
      )}
      {start.includes("apartment") && <TextField {...fieldPropsOf("apartment")} />}
    </>
  );
}

type FieldProps = { readonly label: string; readonly value: string; readonly onSet: (value: string) => void };

function SelectField({
  label,
  value,
  onSet,
  emptyLabel,
  children,
}: FieldProps & { readonly emptyLabel?: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onSet(event.currentTarget.value)}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {children}
      </select>
    </div>
  );
}

function TextField({ label, value, onSet }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onSet(event.currentTarget.value)}
      />
    </div>
  );
}

/** A colour that is the default until the partner ticks the checkbox. `initial`: the project's colour; `ownLabel`: the checkbox's label. */
function ColourField({
  label,
  value,
  onSet,
  initial,
  ownLabel,
}: FieldProps & { readonly initial: string; readonly ownLabel: string }) {
  const id = useId();
  return (
    <div className="embed-colour">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="color" value={value || initial} onChange={(event) => onSet(event.currentTarget.value)} />
      <label>
        <input type="checkbox" checked={value !== ""} onChange={() => onSet(value === "" ? initial : "")} />
        <span>{` ${ownLabel}`}</span>
      </label>
    </div>
  );
}
