import { useId } from "react";
import type { Privacy } from "../../project/types.ts";
import { ErrorSign } from "./ErrorSign.tsx";
import type { InquiryState } from "../inquiryFields.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = {
  readonly privacy: Privacy;
  readonly state: InquiryState;
  readonly isBusy: boolean;
  readonly onAgree: (version: string) => void;
};

/** The visitor's word that their data may be used; stands only where the project or the page asks for it. */
export function InquiryConsent({ privacy, state, isBusy, onAgree }: Props) {
  const texts = useTexts();
  const id = useId();
  const { version = "" } = privacy;
  const isWrong = state.wrong.includes("consent");
  const saidAt = state.wrong[0] === "consent" ? state.presses : undefined;
  return (
    <div className={`ask-consent ${isWrong ? "wrong" : ""}`}>
      <input
        id={id}
        type="checkbox"
        name="consent"
        required
        checked={state.agreed === version}
        aria-disabled={isBusy}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => !isBusy && onAgree(event.currentTarget.checked ? version : "")}
      />
      <p>
        <label htmlFor={id}>{texts.consent}</label> <PrivacyLink privacy={privacy} />
      </p>
      {isWrong && (
        <p key={saidAt} id={`${id}-error`} className="ask-error" role={saidAt ? "alert" : undefined}>
          <ErrorSign />
          <span>{texts.fillConsent}</span>
        </p>
      )}
    </div>
  );
}

/** Opens beside the page: what was typed stays where it is. */
export function PrivacyLink({ privacy }: { privacy: Privacy }) {
  const texts = useTexts();
  if (!privacy.url) return null;
  return (
    <a href={privacy.url} target="_blank" rel="noopener">
      {texts.privacyLink}
    </a>
  );
}
