// npm start: everything a newcomer needs, in one command. Installs the dependencies if they are missing, builds the
// showcase into a separate folder, and serves it together with the embedded mailbox that receives its inquiries.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

/** Never dist/, which is for publishing: this build sends its messages to this machine. */
const out = ".start";

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const reserved = [];

/** Reserves the port, so that no other program takes it while the site is being built. Resolves to whether it was free. */
function hold(port) {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => {
      reserved.push(server);
      resolve(true);
    });
  });
}

/** Binds the requested port or the next free one, and prints which. `variable` sets another. @returns {Promise<number>} */
async function freePort(what, variable, preferred) {
  const firstPort = Number(process.env[variable] ?? preferred);
  if (!(Number.isInteger(firstPort) && firstPort > 0 && firstPort < 65_536))
    stop(`${variable} must be a port: 1 to 65535.`);
  for (let port = firstPort; port < Math.min(firstPort + 100, 65_536); port += 1) {
    if (!(await hold(port))) continue;
    if (port !== firstPort)
      console.log(`Port ${firstPort} is taken, so ${what} gets ${port} (${variable} sets another).`);
    return port;
  }
  return stop(`Port ${firstPort} and those after it are taken. Choose another one with ${variable}.`);
}

function node(file, args, environment = {}) {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Kulla needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
const sitePort = await freePort("the showcase", "KULLA_PORT", 4173);
const mailboxPort = await freePort("the mailbox", "KULLA_MAILBOX_PORT", sitePort + 1);

// A shell, because npm is a script on Windows.
if (!existsSync("node_modules/vite") && spawnSync("npm ci", { stdio: "inherit", shell: true }).status !== 0) {
  stop("The dependencies could not be installed: see npm's output above.");
}
node("node_modules/vite/bin/vite.js", ["build", "--app", "--logLevel", "warn"], {
  KULLA_OUT: out,
  // The manual takes as long to build as everything else, and its tool would have to be installed.
  KULLA_WITHOUT_MANUAL: "1",
  KULLA_EMAIL_PUBLIC_KEY: "mailbox",
  KULLA_EMAIL_SERVICE: "mailbox",
  KULLA_EMAIL_TEMPLATE: "inquiry",
  KULLA_EMAIL_CONTACT_TEMPLATE: "contact",
  KULLA_EMAIL_ORIGIN: `http://127.0.0.1:${mailboxPort}`,
  KULLA_AVAILABILITY: "/project/availability.json",
});
await Promise.all(reserved.map((server) => new Promise((resolve) => server.close(resolve))));
node("demo/runTs.mjs", ["demo/server/serve.ts", `${out}/site`, String(sitePort), String(mailboxPort)]);
