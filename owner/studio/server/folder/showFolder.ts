import { spawn } from "node:child_process";
import { delimiter, isAbsolute, win32 } from "node:path";

type System = Readonly<Record<string, string | undefined>>;

/** The program that shows a folder in a system window: with its full path on Windows, otherwise from `absolutePath`. */
export function folderOpener(platform: NodeJS.Platform, system: System): string {
  // A bare name would first be looked up in the folder that the studio was started in.
  if (platform === "win32") return win32.join(system["SystemRoot"] || "C:\\Windows", "explorer.exe");
  return platform === "darwin" ? "open" : "xdg-open";
}

/** Programs are looked up in the system's folders, not in the current folder. */
export const absolutePath = (path = ""): string => path.split(delimiter).filter(isAbsolute).join(delimiter);

/** Shows a folder to the owner in a system window; returns whether there is one, as there is none on a server. */
export async function showFolder(place: string): Promise<boolean> {
  const { platform, env } = process;
  // Without a screen the desktop's command may start a text browser, or wait forever.
  const hasScreen = ["win32", "darwin"].includes(platform) || env["DISPLAY"] || env["WAYLAND_DISPLAY"];
  if (!hasScreen) return false;
  const path = absolutePath(env["PATH"]);
  const child = spawn(folderOpener(platform, env), [place], { stdio: "ignore", env: { ...env, PATH: path } });
  return new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    // Windows' explorer exits with 1 even if it succeeded.
    child.once("close", (code) => resolve(code === 0 || platform === "win32"));
  });
}
