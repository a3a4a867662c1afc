import { spawn } from "node:child_process";

export type RunningStudio = {
  readonly address: string;
  readonly port: number;
  /** Like a user who closes its window. */
  readonly stop: () => Promise<void>;
  /** Like a computer that fails. */
  readonly kill: () => Promise<void>;
};

/** `npx kulla studio <folder>` as in the package, in a separate process; without a folder its page offers to choose one. */
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
  // No window of the desktop opens during tests.
  const child = spawn(process.execPath, command, {
    env: { ...process.env, DISPLAY: "", WAYLAND_DISPLAY: "", ...env },
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (part) => {
        printed += String(part);
        const [found] = /http:\S+/.exec(printed) ?? [];
        if (found) resolve(found);
      });
    }
    child.once("close", () => reject(new Error(`The studio did not start: ${printed}`)));
  });
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { address, port: Number(new URL(address).port), stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
