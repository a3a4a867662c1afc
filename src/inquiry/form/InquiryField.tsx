import { useId } from "react";
import { ErrorIcon } from "./ErrorIcon.tsx";
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
  readonly isInvalid: boolean;
  /** The attempt, set for the first invalid field only: its error alone is announced, once per attempt. */
  readonly announcedAttempt: number | undefined;
  readonly isBusy: boolean;
  readonly onType: (value: string) => void;
};

/** One field of the price form: label above, error below. */
export function InquiryField({ name, value, isInvalid, announcedAttempt, isBusy, onType }: Props) {
  const texts = useTexts();
  const id = useId();
  const sentences = { name: texts.fillName, phone: texts.fillPhone, email: texts.fillEmail };
  return (
    <div className={`ask-field ${isInvalid ? "wrong" : ""}`}>
      <label htmlFor={id}>{texts[name]}</label>
      <input
        {...kinds[name]}
        part="field"
        id={id}
        name={name}
        value={value}
        required
        maxLength={fieldLimits[name]}
        readOnly={isBusy}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        // Form fillers set a value in ways that React's change event misses.
        onInput={(event) => onType(event.currentTarget.value)}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {isInvalid && (
        <p
          key={announcedAttempt}
          id={`${id}-error`}
          className="ask-error"
          role={announcedAttempt ? "alert" : undefined}
        >
          <ErrorIcon />
          <span>{sentences[name]}</span>
        </p>
      )}
    </div>
  );
}
