import { spawn } from "node:child_process";

/** What shows a folder in a window of the system's own; others than these have the desktop's. */
const commands: Readonly<Record<string, string>> = { win32: "explorer.exe", darwin: "open" };
const desktop = "xdg-open";

/** Shows a folder to the owner, in the window their system has for it; whether there is one, as there is none on a server. */
export async function showFolder(place: string): Promise<boolean> {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  // Without a screen the desktop's command may begin a browser of text, or wait for nobody.
  if (!commands[process.platform] && !DISPLAY && !WAYLAND_DISPLAY) return false;
  const child = spawn(commands[process.platform] ?? desktop, [place], { stdio: "ignore" });
  return new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    // Windows' own says 1 also where it did.
    child.once("close", (code) => resolve(code === 0 || process.platform === "win32"));
  });
}
