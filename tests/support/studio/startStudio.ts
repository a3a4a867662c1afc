import { spawn } from "node:child_process";

export type RunningStudio = {
  readonly address: string;
  readonly port: number;
  /** Ends the process with SIGTERM, as when a user closes its terminal. */
  readonly stop: () => Promise<void>;
  /** Kills the process, as when the computer fails. */
  readonly kill: () => Promise<void>;
};

/** Runs `kulla studio <folder>` of the built package in a separate process; without a folder, its page offers to choose one. */
export async function startStudio(
  folder?: string,
  port = 0,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningStudio> {
  const command = [
    "dist/package/bin/kulla.js",
    "studio",
    ...(folder === undefined ? [] : [folder]),
    "--port",
    String(port),
  ];
  // Without a display the studio does not open its page in a browser of the desktop.
  const child = spawn(process.execPath, command, {
    env: { ...process.env, DISPLAY: "", WAYLAND_DISPLAY: "", ...env },
  });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (part) => {
        printed += String(part);
        const [url] = /http:\S+/.exec(printed) ?? [];
        if (url) resolve(url);
      });
    }
    child.once("close", () => reject(new Error(`The studio did not start: ${printed}`)));
  });
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    child.kill(signal);
    await closed;
  };
  return { address, port: Number(new URL(address).port), stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
