import { spawn } from "node:child_process";
import { StudioError } from "../StudioError.ts";
import { ownNames } from "../folder/folderPath.ts";
import { publishedPlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { linkIn, currentVersion } from "./publishedFolder.ts";
import { confirmUpload } from "./uploadConsent.ts";

/** Windows' shell looks up programs in the current folder first: a "rsync.bat" there is not the owner's rsync. */
export const commandEnvironment = (platform: NodeJS.Platform): Readonly<Record<string, string>> =>
  platform === "win32" ? { NoDefaultCurrentDirectoryInExePath: "1" } : {};

export type Upload = {
  readonly folder: OwnerFolder;
  /** The owner's own command, from the draft's settings. */
  readonly command: string;
  /** The command that the owner was shown and agreed to. */
  readonly confirmed: string;
  readonly onOutput: (output: string) => void;
  readonly signal?: AbortSignal;
};

/**
 * Runs the owner's upload command in the folder, in the system's own shell; `KULLA_PUBLISHED` in its environment is the published
 * folder's path.
 * @throws StudioError if it is not the confirmed command, nothing is published, or it fails
 */
export async function uploadPublished({ folder, command, confirmed, onOutput, signal }: Upload): Promise<void> {
  if (confirmed !== command)
    throw new StudioError("upload", "The upload command has changed since it was confirmed: review it again.");
  if (!(await currentVersion(folder))) throw new StudioError("upload", "Nothing is published yet.");
  const link = await linkIn(publishedPlace(folder));
  if (link !== undefined)
    throw new StudioError("upload", `"${link}" in ${ownNames.published} is neither a file nor a folder: remove it.`);
  // From now on it is not confirmed again, unless the command or the folder changes.
  await confirmUpload(folder, command);
  const isWindows = process.platform === "win32";
  const env = { ...process.env, ...commandEnvironment(process.platform), KULLA_PUBLISHED: publishedPlace(folder) };
  // A process group of its own: stopping also ends the processes started by the command.
  const child = spawn(command, {
    shell: true,
    cwd: folder.root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: !isWindows,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => onOutput(String(part)));
  const stop = () => {
    if (child.pid !== undefined) process.kill(isWindows ? child.pid : -child.pid, "SIGTERM");
  };
  signal?.addEventListener("abort", stop, { once: true });
  const end = await new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("close", (code, killed) =>
      resolve(code === 0 ? "" : killed ? `stopped (${killed})` : `exit code ${code}`),
    );
  });
  signal?.removeEventListener("abort", stop);
  if (end !== "") throw new StudioError("upload", `The upload command failed: ${end}. Its output is above.`);
}
