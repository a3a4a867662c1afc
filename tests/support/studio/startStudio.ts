import { spawn } from "node:child_process";

export type RunningStudio = {
  readonly address: string;
  readonly port: number;
  /** As somebody who closes its window. */
  readonly stop: () => Promise<void>;
  /** As a computer that fails. */
  readonly kill: () => Promise<void>;
};

/** `npx kulla studio <folder>` as the package has it, in a process of its own; without a folder its page asks for one. */
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
  // No window of the desktop opens where tests run.
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
