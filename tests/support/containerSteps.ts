import { exec } from "node:child_process";
import { cp, mkdir, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";

/** A stage of a Containerfile on this machine: `workdir` is its name for `folder`. */
type Stage = { readonly folder: string; workdir: string };
export type Step = { readonly command: string; readonly stdout: string; readonly stderr: string };
export type Followed = {
  /** The folder of the stage with this name, or of the last one (""). */
  readonly folderOf: (stage: string) => string;
  readonly steps: readonly Step[];
  readonly command: readonly string[];
};
export type Kitchen = { readonly context: string; readonly scratch: string; readonly environment: NodeJS.ProcessEnv };

/** Runs a line of shell and returns its output; throws with all of it when it fails. */
export function runLine(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Step> {
  return new Promise((resolve, reject) => {
    exec(command, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} failed in ${cwd}:\n${stdout}${stderr}`));
      else resolve({ command, stdout, stderr });
    });
  });
}

async function copy(words: readonly string[], stage: Stage, from: Stage): Promise<void> {
  const [to = ".", ...sources] = words.toReversed();
  const target = join(stage.folder, to);
  for (const source of sources) {
    const path = join(from.folder, source.startsWith("/") ? relative(from.workdir, source) : source);
    // Like a container: a file is copied into a folder, of a folder its contents.
    const isInto = to.endsWith("/") && source !== ".";
    await cp(path, isInto ? join(target, basename(path)) : target, { recursive: true });
  }
}

/** Runs the Containerfile of `context` on this machine, each stage in a folder of `scratch`. */
export async function followContainerfile({ context, scratch, environment }: Kitchen): Promise<Followed> {
  const stages = new Map<string, Stage>();
  const steps: Step[] = [];
  let stage: Stage = { folder: scratch, workdir: "/" };
  let command: readonly string[] = [];
  const lines = (await readFile(join(context, "Containerfile"), "utf8")).split("\n");
  for (const line of lines.filter((text) => text.trim() !== "" && !text.startsWith("#"))) {
    const [instruction, ...words] = line.trim().split(/\s+/);
    const rest = words.join(" ");
    if (instruction === "FROM") {
      const name = words[1] === "AS" ? (words[2] ?? "") : "";
      stage = { folder: join(scratch, name || "last"), workdir: "/" };
      stages.set(name, stage);
      await mkdir(stage.folder, { recursive: true });
    } else if (instruction === "WORKDIR") stage.workdir = rest;
    else if (instruction === "RUN") steps.push(await runLine(rest, stage.folder, environment));
    else if (instruction === "CMD") command = JSON.parse(rest) as string[];
    else if (instruction === "COPY") {
      const name = /^--from=(.*)$/.exec(words[0] ?? "")?.[1];
      const from = name === undefined ? { folder: context, workdir: "/" } : stages.get(name);
      if (!from) throw new Error(`No stage "${name}": ${line}`);
      await copy(name === undefined ? words : words.slice(1), stage, from);
    } else if (!["ARG", "ENV", "USER", "EXPOSE"].includes(instruction ?? ""))
      throw new Error(`Unsupported here: ${line}`);
  }
  return { folderOf: (name) => stages.get(name)?.folder ?? scratch, steps, command };
}
