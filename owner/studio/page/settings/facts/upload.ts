import { askStudio } from "../../server/askStudio.ts";
import type { OpenedProject } from "../../state/ProjectContext.ts";

/**
 * Runs the command; how it goes on is heard by all windows. `yes`: the owner was shown it and agreed just now; else the program runs it
 * only where the owner has agreed to it before.
 */
export async function upload({ store, saver }: OpenedProject, command: string, yes: boolean): Promise<void> {
  // What is run is what lies in the folder.
  if (!(await saver.saveNow())) return;
  store.setState({ uploading: { kind: "running", output: "" } });
  const answer = await askStudio("/api/upload", { method: "POST", json: { command, confirmed: yes } });
  if (!answer.ok) store.setState({ uploading: { kind: "failed", output: "", fault: answer.fault } });
}

/**
 * Whether the owner has agreed to this very command for this folder. The program remembers it outside of the folder and of the browser:
 * a folder from somebody else brings no yes along.
 */
export async function isConfirmed(command: string): Promise<boolean> {
  const query = new URLSearchParams({ command }).toString();
  const answer = await askStudio<{ readonly confirmed: boolean }>(`/api/upload?${query}`);
  return answer.ok && answer.value.confirmed;
}
