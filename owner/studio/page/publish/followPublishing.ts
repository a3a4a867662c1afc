import { isConfirmed, upload } from "../settings/facts/upload.ts";
import { showPublished } from "../server/studioCalls.ts";
import type { OpenedProject } from "../state/ProjectContext.ts";
import { draftOf } from "../state/projectStore.ts";

/**
 * When the running publication ends with a new version, opens its folder or runs the owner's upload command, depending on the settings. A command
 * that was not confirmed on this computer is not run: the screen asks first. Without a graphical desktop, no folder is opened.
 */
export function followPublishing(opened: OpenedProject): void {
  const { store } = opened;
  const stop = store.subscribe(({ publishing }) => {
    if (publishing.kind === "running") return;
    stop();
    if (publishing.kind !== "published") return;
    const { afterPublishing, uploadCommand = "" } = draftOf(store).settings;
    const command = uploadCommand.trim();
    if (afterPublishing === undefined) void showPublished();
    else if (afterPublishing === "upload") void uploadConfirmed(opened, command);
  });
}

async function uploadConfirmed(opened: OpenedProject, command: string): Promise<void> {
  if (await isConfirmed(command)) await upload(opened, command, false);
}
