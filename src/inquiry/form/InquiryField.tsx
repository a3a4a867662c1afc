import { useId } from "react";
import { ErrorSign } from "./ErrorSign.tsx";
import { fieldLimits, type FieldName } from "../inquiryFields.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

const kinds: Readonly<Record<FieldName, { readonly type: string; readonly autoComplete: string }>> = {
  name: { type: "text", autoComplete: "name" },
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
};

type Props = {
  readonly name: FieldName;
  readonly value: string;
  readonly isWrong: boolean;
  /** The first thing that is wrong: it alone is said, at each press. */
  readonly saidAt: number | undefined;
  readonly isBusy: boolean;
  readonly onType: (value: string) => void;
};

/** One field of the price form: label above, its error with a sign below. */
export function InquiryField({ name, value, isWrong, saidAt, isBusy, onType }: Props) {
  const texts = useTexts();
  const id = useId();
  const sentences = { name: texts.fillName, phone: texts.fillPhone, email: texts.fillEmail };
  return (
    <div className={`ask-field ${isWrong ? "wrong" : ""}`}>
      <label htmlFor={id}>{texts[name]}</label>
      <input
        {...kinds[name]}
        id={id}
        name={name}
        value={value}
        required
        maxLength={fieldLimits[name]}
        readOnly={isBusy}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        // Form fillers set a value in ways React's own change event misses.
        onInput={(event) => onType(event.currentTarget.value)}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {isWrong && (
        <p key={saidAt} id={`${id}-error`} className="ask-error" role={saidAt ? "alert" : undefined}>
          <ErrorSign />
          <span>{sentences[name]}</span>
        </p>
      )}
    </div>
  );
}
