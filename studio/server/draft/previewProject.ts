import type { ProjectFile } from "../../../src/project/file/projectShape.ts";
import { readDraft } from "../../draft/file/readDraft.ts";
import { toPreview } from "../../draft/file/toPreview.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { StudioFault } from "../StudioFault.ts";
import { readDraftText } from "./draftFile.ts";

/** The saved draft as the real elements show it, out of the owner's own files. @throws StudioFault where none can be understood */
export async function previewProject(folder: OwnerFolder): Promise<ProjectFile> {
  const { text = "" } = await readDraftText(folder);
  const read = readDraft(text);
  if (!read.ok) throw new StudioFault("draftBroken", read.fault.message);
  return toPreview(read.draft);
}
