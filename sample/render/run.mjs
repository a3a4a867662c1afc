// Runs a program until it ends; returns the end of its output, or throws it if the program fails.
import { spawn } from "node:child_process";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** When this process is stopped, the programs that it started are stopped, too. */
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.once(signal, () => {
    for (const child of running) child.kill("SIGTERM");
    process.exit(130);
  });

/** @param {string[]} command @returns {Promise<string>} */
export function run([program = "", ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    /** @type {string[]} */
    const tail = [];
    running.add(child);
    const collect = (/** @type {Buffer} */ chunk) => {
      tail.push(chunk.toString());
      if (tail.length > 60) tail.shift();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => {
      running.delete(child);
      const output = tail.join("");
      if (code === 0) resolve(output);
      else reject(new Error(`${[program, ...args].slice(0, 5).join(" ")} ended with ${code}\n${output.slice(-4000)}`));
    });
  });
}
