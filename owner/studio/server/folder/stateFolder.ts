import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

/**
 * The place for trusted data about an owner's folders: outside all of them, in this user's own folder for
 * program state. `KULLA_STATE` names another folder.
 */
export function stateFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  system: string = process.platform,
): string {
  const own = env["KULLA_STATE"];
  if (own !== undefined && own !== "") return resolve(own);
  if (system === "win32") return join(env["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local"), "kulla");
  if (system === "darwin") return join(homedir(), "Library", "Application Support", "kulla");
  const state = env["XDG_STATE_HOME"];
  // According to the specification, a relative path is ignored.
  return join(state !== undefined && isAbsolute(state) ? state : join(homedir(), ".local", "state"), "kulla");
}
