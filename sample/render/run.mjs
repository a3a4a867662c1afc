// One program to its end; returns the end of its output, or throws it if the program fails. Stopping this process stops it.
import { spawn } from "node:child_process";

/** Long renders of several queues on one machine take turns on this lock file, where it is given. */
const LOCK = process.env["KULLA_RENDER_LOCK"];
const SAMPLE = /Sample (\d+)\/(\d+)/;

/** @param {string[]} command @param {{ progress?: import("./progress.mjs").Progress }} [how] */
export function run(command, { progress } = {}) {
  const [program = "", ...rest] = LOCK && progress ? ["flock", "--no-fork", LOCK, ...command] : command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { stdio: ["ignore", "pipe", "pipe"] });
    /** @type {string[]} */
    const tail = [];
    const stop = () => child.kill("SIGTERM");
    process.once("SIGINT", stop).once("SIGTERM", stop);
    const listen = (/** @type {Buffer} */ chunk) => {
      const text = chunk.toString();
      tail.push(text);
      if (tail.length > 60) tail.shift();
      const sample = SAMPLE.exec(text);
      if (sample && progress) progress.sample(Number(sample[1]), Number(sample[2]));
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      if (code === 0) resolve(tail.join(""));
      else reject(new Error(`${command.slice(0, 8).join(" ")} ended with ${code}\n${tail.join("").slice(-4000)}`));
    });
  });
}
