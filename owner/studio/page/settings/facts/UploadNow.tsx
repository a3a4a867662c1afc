import { useState } from "react";
import { failureText } from "../../frame/failureText.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useOpenProject, useProject } from "../../state/ProjectContext.ts";
import { upload } from "./upload.ts";

type Props = {
  readonly command: string;
  /** Whether to ask for confirmation at once. */
  readonly isAsking?: boolean;
};

/** Runs the owner's upload command after showing it in full; its output is shown while it runs. */
export function UploadNow({ command, isAsking = false }: Props) {
  return (
    <>
      <Upload key={`${command} ${isAsking}`} command={command} isAsking={isAsking} />
      <Output />
    </>
  );
}

function Upload({ command, isAsking = false }: Props) {
  const texts = useStudioTexts();
  const opened = useOpenProject();
  const isRunning = useProject(({ uploading }) => uploading.kind === "running");
  const [isAsked, setAsked] = useState(isAsking);
  const run = () => {
    setAsked(false);
    void upload(opened, command, true);
  };
  if (!isAsked) {
    return (
      <button type="button" className="button button-filled" disabled={isRunning} onClick={() => setAsked(true)}>
        {isRunning ? texts.settings.uploading : texts.settings.uploadNow}
      </button>
    );
  }
  return (
    <div className="remove" role="alert">
      <p>{texts.settings.uploadConfirm}</p>
      <pre className="test-address">{command}</pre>
      <button type="button" className="button button-filled" onClick={run}>
        {texts.settings.uploadYes}
      </button>
      <button type="button" className="link" onClick={() => setAsked(false)}>
        {texts.settings.leaveIt}
      </button>
    </div>
  );
}

function Output() {
  const texts = useStudioTexts();
  const uploading = useProject((state) => state.uploading);
  if (uploading.kind === "idle") return null;
  return (
    <>
      <div role="status">
        {uploading.kind === "done" && <p className="test-accepted">{texts.settings.uploaded}</p>}
        {uploading.kind === "failed" && (
          <p className="failure">{`${texts.settings.uploadFailed} ${failureText(uploading.failure, texts)}`}</p>
        )}
      </div>
      {uploading.output !== "" && (
        <div className="snippet">
          {/* Focusable, so that it can be scrolled by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre translate="no" role="group" tabIndex={0} aria-label={texts.settings.uploadOutput}>
            {uploading.output}
          </pre>
        </div>
      )}
    </>
  );
}
