import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

/**
 * Where this user's programs keep what they remember from one start to the next: outside of every owner's folder, so that a folder that
 * was received from somebody brings nothing of it along. `KULLA_STATE` names another place.
 */
export function stateFolder(): string {
  const { KULLA_STATE: chosen, LOCALAPPDATA: local, XDG_STATE_HOME: state } = process.env;
  if (chosen) return resolve(chosen);
  if (process.platform === "win32") return join(local || join(homedir(), "AppData", "Local"), "kulla");
  if (process.platform === "darwin") return join(homedir(), "Library", "Application Support", "kulla");
  // A relative path is to be ignored, says the standard for these folders.
  return join(state && isAbsolute(state) ? state : join(homedir(), ".local", "state"), "kulla");
}
