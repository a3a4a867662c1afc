import { exec } from "node:child_process";
import { cp, mkdir, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";

/** A stage of a Containerfile, run on this machine. `folder` stands for `workdir`, its working directory in the container. */
type Stage = { readonly folder: string; workdir: string };

export type CommandOutput = { readonly command: string; readonly stdout: string; readonly stderr: string };

export type ContainerfileRun = {
  /** The folder of the stage with this name, or of the last one (""). */
  readonly folderOf: (stage: string) => string;
  /** The commands of the RUN instructions, with their output. */
  readonly steps: readonly CommandOutput[];
  /** The CMD instruction. */
  readonly command: readonly string[];
};

type ContainerfileOptions = {
  /** The folder with the Containerfile. */
  readonly context: string;
  /** An empty folder for the stages. */
  readonly scratch: string;
  readonly environment: NodeJS.ProcessEnv;
};

/** Runs a command in a shell and returns its output; if it fails, the error contains the output. */
export function runShell(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<CommandOutput> {
  return new Promise((resolve, reject) => {
    exec(command, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} failed in ${cwd}:\n${stdout}${stderr}`));
      else resolve({ command, stdout, stderr });
    });
  });
}

async function copy(paths: readonly string[], stage: Stage, from: Stage): Promise<void> {
  const [to = ".", ...sources] = paths.toReversed();
  const target = join(stage.folder, to);
  for (const source of sources) {
    const path = join(from.folder, source.startsWith("/") ? relative(from.workdir, source) : source);
    // As with COPY in our Containerfile: files are copied into a folder that ends in a slash, and a folder's contents to any other path.
    const isInto = to.endsWith("/") && source !== ".";
    await cp(path, isInto ? join(target, basename(path)) : target, { recursive: true });
  }
}

/** Runs the instructions of a Containerfile on this machine, without a container: each stage in a folder of `scratch`. */
export async function runContainerfile({
  context,
  scratch,
  environment,
}: ContainerfileOptions): Promise<ContainerfileRun> {
  const stages = new Map<string, Stage>();
  const steps: CommandOutput[] = [];
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
    else if (instruction === "RUN") steps.push(await runShell(rest, stage.folder, environment));
    else if (instruction === "CMD") command = JSON.parse(rest) as string[];
    else if (instruction === "COPY") {
      const name = /^--from=(.*)$/.exec(words[0] ?? "")?.[1];
      const from = name === undefined ? { folder: context, workdir: "/" } : stages.get(name);
      if (!from) throw new Error(`There is no stage "${name}": ${line}`);
      await copy(name === undefined ? words : words.slice(1), stage, from);
    } else if (!["ARG", "ENV", "USER", "EXPOSE"].includes(instruction ?? ""))
      throw new Error(`runContainerfile does not support this instruction: ${line}`);
  }
  return { folderOf: (name) => stages.get(name)?.folder ?? scratch, steps, command };
}
