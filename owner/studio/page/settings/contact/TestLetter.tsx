import { useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { letterTarget, type LetterTarget, type NoTarget } from "../../../draft/settings/letterTarget.ts";
import { faultText } from "../../frame/faultText.ts";
import { useSpoken } from "../../frame/TextsContext.ts";
import type { Answer } from "../../server/askStudio.ts";
import { useDraft, useOpened } from "../../state/ProjectContext.ts";
import { useSettingsTexts } from "../useSettingsTexts.ts";
import type { LetterAnswer } from "../../../api.ts";
import { sendTestLetter } from "./sendTestLetter.ts";

/** One letter to where inquiries go: when the owner presses, to the address that stands there. */
export function TestLetter() {
  const texts = useSettingsTexts();
  const target = letterTarget(useDraft().project.inquiry ?? {});
  return (
    <aside className="chosen test-letter" aria-label={texts.testLetter}>
      <h2>{texts.testLetter}</h2>
      <p>{texts.testLead}</p>
      {"fault" in target ? <Nowhere fault={target.fault} /> : <Sending key={target.url} target={target} />}
    </aside>
  );
}

function Nowhere({ fault }: { readonly fault: NoTarget["fault"] }) {
  const texts = useSettingsTexts();
  const reasons: Readonly<Record<NoTarget["fault"], string>> = { ...texts.faults, ...texts.missing };
  return (
    <>
      <p className="test-nowhere">{texts.goesNowhere}</p>
      <p className="small">{reasons[fault]}</p>
    </>
  );
}

function Sending({ target }: { readonly target: LetterTarget }) {
  const texts = useSettingsTexts();
  const { language } = useSpoken();
  const { saver } = useOpened();
  const { project } = useDraft();
  const [state, setState] = useState<"idle" | "sending" | Answer<LetterAnswer>>("idle");
  const send = async () => {
    setState("sending");
    // What is sent goes by the draft in the folder.
    const isSaved = await saver.saveNow();
    setState(isSaved ? await sendTestLetter({ target, project, language }) : "idle");
  };
  const isSending = state === "sending";
  return (
    <>
      <p className="small">{texts.goesTo}</p>
      <p className="test-address">{target.url}</p>
      <button type="button" className="button button-filled" disabled={isSending} onClick={() => void send()}>
        {isSending ? texts.sending : texts.sendTest}
      </button>
      <div role="status">{typeof state === "object" && <Told answer={state} />}</div>
    </>
  );
}

function Told({ answer }: { readonly answer: Answer<LetterAnswer> }) {
  const texts = useSettingsTexts();
  const { texts: studioTexts } = useSpoken();
  if (!answer.ok) return <p className="fault">{faultText(answer.fault, studioTexts)}</p>;
  const { outcome, status = "", said } = answer.value;
  return (
    <>
      <p className={outcome === "taken" ? "test-taken" : "fault"}>{fill(texts.outcomes[outcome], { status })}</p>
      {said && outcome !== "taken" && <p className="small test-said">{fill(texts.said, { said })}</p>}
    </>
  );
}
