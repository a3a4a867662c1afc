import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { UploadNow } from "./UploadNow.tsx";

/** Next to the field of the upload command: a button to try it at once. */
export function UploadPanel() {
  const texts = useStudioTexts();
  const command = useDraft().settings.uploadCommand?.trim() ?? "";
  return (
    <aside className="side-panel test-message" aria-label={texts.settings.runUpload}>
      <h2>{texts.settings.runUpload}</h2>
      {command === "" ? <p className="small">{texts.settings.runUploadLater}</p> : <UploadNow command={command} />}
    </aside>
  );
}
