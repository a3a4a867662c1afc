import { spawn } from "node:child_process";

/**
 * Firefox draws WebGL only with a display, even when it shows no window. Without one the tests get a virtual one, which
 * ends with them; if Xvfb is missing (tests/support/setUpBrowsers.mjs says how to get it) the browsers continue without.
 */
export default async function setUpDisplay(): Promise<(() => void) | undefined> {
  if (process.env["DISPLAY"]) return undefined;
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((resolve) => {
    server.once("error", () => resolve(""));
    server.once("exit", () => resolve(""));
    server.stdout.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  if (!number) return undefined;
  process.env["DISPLAY"] = `:${number}`;
  return () => void server.kill();
}
