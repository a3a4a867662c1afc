import { writeFileAtomic } from "../../../files/writeFileAtomic.ts";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { asFault } from "../StudioFault.ts";
import { ownNames } from "../folder/folderPath.ts";
import { insideFolder } from "../folder/insideFolder.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { readDraftText } from "./draftFile.ts";

const field = "allowsScripts";

/**
 * Takes the agreement to tours' scripts out of a draft that came with a folder: whoever sent it has not agreed for the owner of this
 * computer. The tours stay, and wait for the owner's own yes.
 * @throws StudioFault where the draft cannot be written
 */
export async function dropReceivedAgreements(folder: OwnerFolder): Promise<void> {
  const text = await readDraftText(folder).then(
    (read) => read.text ?? "",
    () => "",
  );
  // A draft that cannot be read is reported where it is opened.
  const json = text.includes(`"${field}"`) ? parseJsonText(text) : undefined;
  if (!json?.ok) return;
  try {
    const without = JSON.stringify(json.value, (key, value: unknown) => (key === field ? undefined : value));
    await writeFileAtomic(await insideFolder(folder.root, ownNames.draft), `${without}\n`);
  } catch (error) {
    throw asFault(error, `${ownNames.draft} cannot be written`);
  }
}
