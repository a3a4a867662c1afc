import { useEffect, useState } from "react";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { Failure } from "../../draft/api.ts";
import { showPublished } from "../server/studioCalls.ts";
import { isConfirmed } from "../settings/facts/upload.ts";
import { UploadNow } from "../settings/facts/UploadNow.tsx";
import { useDraft, useProject } from "../state/ProjectContext.ts";

/** Next steps after publishing: opening the folder in the system's file manager, or running the owner's upload command. */
export function AfterPublishing() {
  const texts = useStudioTexts();
  const folder = useProject((state) => state.folder);
  const { uploadCommand = "", afterPublishing } = useDraft().settings;
  const command = uploadCommand.trim();
  const isNew = useProject(({ publishing }) => publishing.kind === "published");
  const isAsking = useMustAsk(isNew && afterPublishing === "upload", command);
  const [failure, setFailure] = useState<Failure>();
  const open = async () => {
    const answer = await showPublished();
    const noWindow = { code: "noWindow", message: "This computer cannot show the folder in a window." };
    if (!answer.ok) setFailure(answer.failure);
    else setFailure(answer.value.shown ? undefined : noWindow);
  };
  return (
    <section className="after-publishing" aria-label={texts.publish.publishedFolder}>
      <h3>{texts.publish.publishedFolder}</h3>
      <p className="small folder-path" translate="no">{`${folder}/published`}</p>
      <button type="button" className="link" onClick={() => void open()}>
        {texts.publish.openPublished}
      </button>
      {failure && (
        <p className="failure" role="alert">
          {failureText(failure, texts)}
        </p>
      )}
      {command === "" ? <p className="small">{texts.publish.uploadHint}</p> : <UploadNow {...{ command, isAsking }} />}
    </section>
  );
}

/** Whether to ask at once: the command should run, but has not been confirmed on this computer. */
function useMustAsk(isWanted: boolean, command: string): boolean {
  const [unconfirmed, setUnconfirmed] = useState<string>();
  useEffect(() => {
    let isGone = false;
    if (isWanted) void isConfirmed(command).then((yes) => !isGone && setUnconfirmed(yes ? undefined : command));
    return () => {
      isGone = true;
      setUnconfirmed(undefined);
    };
  }, [isWanted, command]);
  return isWanted && unconfirmed === command;
}
