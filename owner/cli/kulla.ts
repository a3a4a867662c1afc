// npx kulla <command>: what an owner or a partner does with a project from the command line.
// Exit codes: 0 done, 1 a problem was reported, 2 usage error.
import process from "node:process";
import { print, printCrashes, printError } from "../system/terminal/print.ts";

type Command = (args: readonly string[]) => number | Promise<number>;

/** Loads only the requested command's code: a cron job does not need React. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  render: async () => (await import("./render.ts")).renderCommand,
  sync: async () => (await import("./sync.ts")).syncCommand,
  check: async () => (await import("./check.ts")).checkCommand,
  publish: async () => (await import("./publish.ts")).publishCommand,
  site: async () => (await import("./site.ts")).siteCommand,
  prices: async () => (await import("./prices.ts")).pricesCommand,
  studio: async () => (await import("./studio.ts")).studioCommand,
};

const help = `kulla <command> [options]

  render <tag>   writes an element as HTML, its picture already in it
  sync           updates the pages' statuses and prices from a sheet
  check          checks whether a studio folder, or a project with its files, could be published
  publish        builds the published folder from the studio's draft and its pictures
  site           builds a complete website from a published project
  prices         prints what apartments cost on a day or in a period, as CSV
  studio         opens the studio on an owner's folder

Run kulla <command> --help for details.`;

printCrashes();
const [name = "", ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
if (command) {
  process.exitCode = await command(rest);
} else if (name === "" || name === "--help" || name === "-h") {
  print(help.split("\n"));
  process.exitCode = name === "" ? 2 : 0;
} else {
  printError([`There is no command "${name}".`, "", ...help.split("\n")]);
  process.exitCode = 2;
}
