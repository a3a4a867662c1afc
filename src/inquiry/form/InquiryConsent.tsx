import { useId } from "react";
import type { Privacy } from "../../project/types.ts";
import { ErrorIcon } from "./ErrorIcon.tsx";
import type { InquiryFormState } from "../inquiryFields.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = {
  readonly privacy: Privacy;
  readonly state: InquiryFormState;
  readonly isBusy: boolean;
  readonly onAgree: (version: string) => void;
};

/** The consent checkbox (GDPR): the visitor agrees to the use of their data; shown only if the project or the page requires it. */
export function InquiryConsent({ privacy, state, isBusy, onAgree }: Props) {
  const texts = useTexts();
  const id = useId();
  const { version = "" } = privacy;
  const isInvalid = state.invalid.includes("consent");
  const announcedAttempt = state.invalid[0] === "consent" ? state.attempts : undefined;
  return (
    <div className={`ask-consent ${isInvalid ? "wrong" : ""}`}>
      <input
        id={id}
        type="checkbox"
        name="consent"
        required
        checked={state.agreed === version}
        aria-disabled={isBusy}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => !isBusy && onAgree(event.currentTarget.checked ? version : "")}
      />
      <p>
        <label htmlFor={id}>{texts.consent}</label> <PrivacyLink privacy={privacy} />
      </p>
      {isInvalid && (
        <p
          key={announcedAttempt}
          id={`${id}-error`}
          className="ask-error"
          role={announcedAttempt ? "alert" : undefined}
        >
          <ErrorIcon />
          <span>{texts.fillConsent}</span>
        </p>
      )}
    </div>
  );
}

/** Opens in a new tab, so that the visitor's input is not lost. */
export function PrivacyLink({ privacy }: { privacy: Privacy }) {
  const texts = useTexts();
  if (!privacy.url) return null;
  return (
    <a href={privacy.url} target="_blank" rel="noopener">
      {texts.privacyLink}
    </a>
  );
}
