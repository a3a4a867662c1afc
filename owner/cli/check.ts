import { findFolder } from "../studio/server/folder/ownerFolder.ts";
import { checkFolder, type Checked } from "../studio/server/publish/checkFolder.ts";
import { problemText } from "../studio/server/publish/problem.ts";
import { runCommand, usageError } from "./commandLine.ts";
import { print, printError } from "../system/terminal/print.ts";

const help = `kulla check <folder>

Checks whether a folder could be published, and lists its problems, each with its place. Writes nothing.

  <folder>   a folder with a draft of the studio (kulla-draft.json) and the pictures it is made from, or a published folder:
             project.json with its pictures. Missing files are also reported.

Exit codes: 0 nothing blocks publishing; 1 something does, and is named; 2 usage error.`;

/** `kulla check`; returns the exit code. */
export function checkCommand(args: readonly string[]): Promise<number> {
  return runCommand(args, { help, options: {} }, async ({ positionals: [folder, ...more] }) => {
    if (folder === undefined || more.length > 0) return usageError("Name the folder.", help);
    return printReport(await checkFolder(await findFolder(folder)));
  });
}

function printReport({ what, apartments, files, problems }: Checked): number {
  const blocking = problems.filter(({ severity }) => severity === "blocks");
  for (const problem of blocking) printError(problemText(problem));
  for (const problem of problems) if (problem.severity === "warns") print(`Note: ${problemText(problem)}`);
  const looked = `${what === "draft" ? "The draft" : "project.json"} has ${apartments} apartments and names ${files} files.`;
  print(`${looked} ${blocking.length === 0 ? "Nothing blocks publishing." : blockingText(blocking.length)}`);
  return blocking.length === 0 ? 0 : 1;
}

const blockingText = (count: number): string =>
  count === 1 ? "1 problem blocks publishing." : `${count} problems block publishing.`;
