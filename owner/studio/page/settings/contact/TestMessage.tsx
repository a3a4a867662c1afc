import { useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { messageTarget, type MessageTarget, type NoTarget } from "../../../draft/settings/messageTarget.ts";
import { failureText } from "../../frame/failureText.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import type { Answer } from "../../server/askStudio.ts";
import { useDraft, useOpenProject } from "../../state/ProjectContext.ts";
import type { TestMessageAnswer } from "../../../draft/api.ts";
import { askForTestMessage } from "./askForTestMessage.ts";

/** Sends a test message to the address shown, only when the owner presses the button. */
export function TestMessage() {
  const texts = useStudioTexts();
  const target = messageTarget(useDraft().project.inquiry ?? {});
  return (
    <aside className="side-panel test-message" aria-label={texts.settings.testMessage}>
      <h2>{texts.settings.testMessage}</h2>
      <p>{texts.settings.testLead}</p>
      {"failure" in target ? <NoRecipient failure={target.failure} /> : <Sending key={target.url} target={target} />}
    </aside>
  );
}

function NoRecipient({ failure }: { readonly failure: NoTarget["failure"] }) {
  const texts = useStudioTexts();
  const reasons: Readonly<Record<NoTarget["failure"], string>> = {
    ...texts.settings.failures,
    ...texts.settings.missing,
  };
  return (
    <>
      <p className="test-no-recipient">{texts.settings.goesNowhere}</p>
      <p className="small">{reasons[failure]}</p>
    </>
  );
}

function Sending({ target }: { readonly target: MessageTarget }) {
  const texts = useStudioTexts();
  const { saver } = useOpenProject();
  const { project } = useDraft();
  const [state, setState] = useState<"idle" | "sending" | Answer<TestMessageAnswer>>("idle");
  const send = async () => {
    setState("sending");
    // The server uses the draft saved in the folder.
    const isSaved = await saver.saveNow();
    // A draft that could not be saved is reported at the top of the page.
    setState(isSaved ? await askForTestMessage({ target, project, language: texts.language }) : "idle");
  };
  const isSending = state === "sending";
  return (
    <>
      <p className="small">{texts.settings.goesTo}</p>
      <p className="test-address">{target.url}</p>
      <button type="button" className="button button-filled" disabled={isSending} onClick={() => void send()}>
        {isSending ? texts.settings.sending : texts.settings.sendTest}
      </button>
      <div role="status">{typeof state === "object" && <TestAnswer answer={state} />}</div>
    </>
  );
}

function TestAnswer({ answer }: { readonly answer: Answer<TestMessageAnswer> }) {
  const texts = useStudioTexts();
  if (!answer.ok) return <p className="failure">{failureText(answer.failure, texts)}</p>;
  const { outcome, status = "", answer: text } = answer.value;
  return (
    <>
      <p className={outcome === "accepted" ? "test-accepted" : "failure"}>
        {fill(texts.settings.outcomes[outcome], { status })}
      </p>
      {text && outcome !== "accepted" && (
        <p className="small test-answer">{fill(texts.settings.serverAnswer, { answer: text })}</p>
      )}
    </>
  );
}
