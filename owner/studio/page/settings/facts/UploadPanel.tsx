import { useDraft } from "../../state/ProjectContext.ts";
import { useSettingsTexts } from "../useSettingsTexts.ts";
import { UploadNow } from "./UploadNow.tsx";

/** Beside the field of the upload command: it can be tried at once. */
export function UploadPanel() {
  const texts = useSettingsTexts();
  const command = useDraft().settings.uploadCommand?.trim() ?? "";
  return (
    <aside className="chosen test-letter" aria-label={texts.upload}>
      <h2>{texts.upload}</h2>
      {command === "" ? <p className="small">{texts.uploadHint}</p> : <UploadNow command={command} />}
    </aside>
  );
}
