import { execFileSync } from "node:child_process";
import { cp, mkdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";

/** Copies into `folder` what a clone of this repository would contain once the current work is committed. */
export async function makeCleanClone(folder: string): Promise<void> {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const removed = execFileSync("git", ["ls-files", "-z", "--deleted"], { encoding: "utf8" }).split("\0");
  for (const file of listed.split("\0").filter((name) => name && !removed.includes(name))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(file, join(folder, file));
  }
}

/**
 * The environment of a new machine: an empty home folder, no npm settings except the registry's address, none of our variables
 * and tools.
 */
export function newMachine(apartment: string): NodeJS.ProcessEnv {
  const foreign = /^(npm_|kulla_|node_env|node_options|init_cwd|force_color)/i;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const registry = execFileSync("npm config get registry", { shell: true, encoding: "utf8" }).trim();
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return {
    ...Object.fromEntries(own),
    PATH: folders.join(delimiter),
    HOME: apartment,
    USERPROFILE: apartment,
    NO_COLOR: "1",
    npm_config_registry: registry,
  };
}
