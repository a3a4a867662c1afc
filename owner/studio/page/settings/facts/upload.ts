import { askStudio } from "../../server/askStudio.ts";
import type { OpenedProject } from "../../state/ProjectContext.ts";

/**
 * Runs the command; all windows receive its output. `yes`: the owner has just been shown the command and agreed to it. Otherwise, the server runs
 * it only if the owner has agreed to it before.
 */
export async function upload({ store, saver }: OpenedProject, command: string, yes: boolean): Promise<void> {
  // The command uploads the draft saved in the folder.
  if (!(await saver.saveNow())) return;
  store.setState({ uploading: { kind: "running", output: "" } });
  const answer = await askStudio("/api/upload", { method: "POST", json: { command, confirmed: yes } });
  if (!answer.ok) store.setState({ uploading: { kind: "failed", output: "", failure: answer.failure } });
}

/**
 * Whether the owner has agreed to this very command for this folder. The server stores that outside of both the folder and the browser, so that a
 * folder received from someone else cannot contain a consent.
 */
export async function isConfirmed(command: string): Promise<boolean> {
  const query = new URLSearchParams({ command }).toString();
  const answer = await askStudio<{ readonly confirmed: boolean }>(`/api/upload?${query}`);
  return answer.ok && answer.value.confirmed;
}
