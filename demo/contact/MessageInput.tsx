import { useId } from "react";
import { contactText } from "../text/pages/contact.ts";
import { useText } from "../text/LanguageContext.tsx";
import { ErrorIcon } from "./ErrorIcon.tsx";
import { messageLimits, type MessageField } from "./message.ts";

const inputProps = {
  from_name: { type: "text", autoComplete: "name" },
  from_email: { type: "email", autoComplete: "email" },
  message: { rows: 7 },
} as const;

type Props = {
  readonly name: MessageField;
  readonly isInvalid: boolean;
  /** Number of the attempt if this is the first invalid field: only that field's error is announced, once per attempt. */
  readonly announcedAttempt: number | undefined;
  readonly isBusy: boolean;
};

/** A field with its label and error. Uncontrolled: the DOM stores the value. */
export function MessageInput({ name, isInvalid, announcedAttempt, isBusy }: Props) {
  const text = useText(contactText);
  const id = useId();
  const labels = { from_name: text.name, from_email: text.email, message: text.message };
  const errorTexts = { from_name: text.fillName, from_email: text.fillEmail, message: text.fillMessage };
  const sharedProps = {
    id,
    name,
    required: true,
    maxLength: messageLimits[name],
    readOnly: isBusy,
    "aria-invalid": isInvalid,
    "aria-describedby": isInvalid ? `${id}-problem` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{labels[name]}</label>
      {name === "message" ? (
        <textarea {...sharedProps} {...inputProps.message} />
      ) : (
        <input {...sharedProps} {...inputProps[name]} />
      )}
      {isInvalid && (
        <p
          key={announcedAttempt}
          id={`${id}-problem`}
          className="problem"
          role={announcedAttempt ? "alert" : undefined}
        >
          <ErrorIcon />
          <span>{errorTexts[name]}</span>
        </p>
      )}
    </div>
  );
}
