import { useEffect, useState } from "react";
import { faultText } from "../frame/faultText.ts";
import { useTexts } from "../frame/TextsContext.ts";
import type { Fault } from "../../api.ts";
import { showPublished } from "../server/studioCalls.ts";
import { isConfirmed } from "../settings/facts/upload.ts";
import { UploadNow } from "../settings/facts/UploadNow.tsx";
import { useDraft, useProject } from "../state/ProjectContext.ts";

/** Where what was published goes on from here: into a window of the system's own, or out by the owner's command. */
export function AfterPublishing() {
  const texts = useTexts();
  const folder = useProject((state) => state.folder);
  const { uploadCommand = "", afterPublishing } = useDraft().settings;
  const command = uploadCommand.trim();
  const isNew = useProject(({ publishing }) => publishing.kind === "published");
  const isAsking = useMustAsk(isNew && afterPublishing === "upload", command);
  const [fault, setFault] = useState<Fault>();
  const open = async () => {
    const answer = await showPublished();
    const noWindow = { code: "noWindow", message: "This computer has no window to show the folder in." };
    if (!answer.ok) setFault(answer.fault);
    else setFault(answer.value.shown ? undefined : noWindow);
  };
  return (
    <section className="after-publishing" aria-label={texts.publish.publishedFolder}>
      <h3>{texts.publish.publishedFolder}</h3>
      <p className="small folder-path" translate="no">{`${folder}/published`}</p>
      <button type="button" className="link" onClick={() => void open()}>
        {texts.publish.openPublished}
      </button>
      {fault && (
        <p className="fault" role="alert">
          {faultText(fault, texts)}
        </p>
      )}
      {command !== "" && <UploadNow {...{ command, isAsking }} />}
    </section>
  );
}

/** Whether the question stands there without a press: the command is to be run, and nobody has agreed to it here. */
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
