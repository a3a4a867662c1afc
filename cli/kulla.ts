// npx kulla <command>: what an owner or a partner does with a project from the command line.
// Exit codes: 0 done, 1 something is wrong and was told, 2 wrong use.
import { renderCommand } from "./render.ts";

const commands = { render: renderCommand };

const help = `kulla <command> [options]

  render <tag>   writes an element as HTML, its picture already in it

kulla <command> --help says more.`;

const [name = "", ...rest] = process.argv.slice(2);
if (name === "" || name === "--help" || name === "-h") {
  console.log(help);
  process.exitCode = name === "" ? 2 : 0;
} else if (name === "render") {
  process.exitCode = commands[name](rest);
} else {
  console.error(`There is no command "${name}".\n\n${help}`);
  process.exitCode = 2;
}
