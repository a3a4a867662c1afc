import { isConfirmed, upload } from "../settings/facts/upload.ts";
import { showPublished } from "../server/studioCalls.ts";
import type { OpenedProject } from "../state/ProjectContext.ts";
import { draftOf } from "../state/projectStore.ts";

/**
 * Once the publication that runs has come to a new version: opens its folder, or runs the owner's command, as the draft says. A command
 * that nobody has confirmed here is asked for on the screen instead; a computer without windows opens nothing.
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
