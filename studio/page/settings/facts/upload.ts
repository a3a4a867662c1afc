import { askStudio } from "../../server/askStudio.ts";
import { remember, remembered } from "../../state/browserMemory.ts";
import type { OpenedProject } from "../../state/ProjectContext.ts";

/** Runs the command as it was shown and confirmed; how it goes on is heard by all windows. */
export async function upload({ store, saver }: OpenedProject, command: string): Promise<void> {
  // What is run is what lies in the folder.
  if (!(await saver.saveNow())) return;
  rememberConfirmed(store.getState().folder, command);
  store.setState({ uploading: { kind: "running", output: "" } });
  const answer = await askStudio("/api/upload", { method: "POST", json: { confirmed: true, command } });
  if (!answer.ok) store.setState({ uploading: { kind: "failed", output: "", fault: answer.fault } });
}

/** Kept by this browser and not in the folder: a folder from somebody else must not bring its own yes along. */
const memory = (folder: string): string => `kulla-studio-upload ${folder}`;

const rememberConfirmed = (folder: string, command: string): void => remember(memory(folder), command);

/** Whether the owner has said yes to this very command here. */
export const isConfirmed = (folder: string, command: string): boolean => remembered(memory(folder)) === command;
