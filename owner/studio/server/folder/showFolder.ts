import { spawn } from "node:child_process";
import { delimiter, isAbsolute, win32 } from "node:path";

type System = Readonly<Record<string, string | undefined>>;

/** What shows a folder in a window of the system's own: on Windows by its whole path, elsewhere out of `absolutePath`. */
export function folderOpener(platform: NodeJS.Platform, system: System): string {
  // A bare name would be looked for in the folder that the studio was started in, first of all.
  if (platform === "win32") return win32.join(system["SystemRoot"] || "C:\\Windows", "explorer.exe");
  return platform === "darwin" ? "open" : "xdg-open";
}

/** Programs are looked for where the system has them, not in the folder that one stands in. */
export const absolutePath = (path = ""): string => path.split(delimiter).filter(isAbsolute).join(delimiter);

/** Shows a folder to the owner, in the window their system has for it; whether there is one, as there is none on a server. */
export async function showFolder(place: string): Promise<boolean> {
  const { platform, env } = process;
  // Without a screen the desktop's command may begin a browser of text, or wait for nobody.
  const hasScreen = ["win32", "darwin"].includes(platform) || env["DISPLAY"] || env["WAYLAND_DISPLAY"];
  if (!hasScreen) return false;
  const path = absolutePath(env["PATH"]);
  const child = spawn(folderOpener(platform, env), [place], { stdio: "ignore", env: { ...env, PATH: path } });
  return new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    // Windows' own says 1 also where it did.
    child.once("close", (code) => resolve(code === 0 || platform === "win32"));
  });
}
