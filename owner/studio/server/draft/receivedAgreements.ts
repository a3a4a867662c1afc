import { writeFileAtomic } from "../../../system/files/writeFileAtomic.ts";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { asFailure } from "../StudioError.ts";
import { ownNames } from "../folder/folderPath.ts";
import { insideFolder } from "../folder/insideFolder.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { readDraftText } from "./draftFile.ts";

const field = "allowsScripts";

/**
 * Removes the agreement to tours' scripts from a draft that arrived with a folder: its sender has not agreed on behalf of this computer's
 * owner. The tours stay, and wait for the owner's own agreement.
 * @throws StudioError if the draft cannot be written
 */
export async function dropReceivedAgreements(folder: OwnerFolder): Promise<void> {
  const text = await readDraftText(folder).then(
    (read) => read.text ?? "",
    () => "",
  );
  // A draft that cannot be read is reported when it is opened.
  const json = parseJsonText(text);
  if (!json.ok) return;
  let hasAgreement = false;
  const without = JSON.stringify(json.value, (key, value: unknown) => {
    if (key !== field) return value;
    hasAgreement = true;
    return undefined;
  });
  if (!hasAgreement) return;
  try {
    await writeFileAtomic(await insideFolder(folder.root, ownNames.draft), `${without}\n`);
  } catch (error) {
    throw asFailure(error, `${ownNames.draft} cannot be written`);
  }
}
