import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

/**
 * Where Kulla keeps what it must be able to believe about an owner's folders: outside all of them, in this user's own place for a
 * program's state. `KULLA_STATE` names another folder.
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
  // As its specification says, a relative one is ignored.
  return join(state !== undefined && isAbsolute(state) ? state : join(homedir(), ".local", "state"), "kulla");
}
