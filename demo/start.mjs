// npm start: everything a newcomer needs, in one command. Installs the dependencies if they are missing, builds the
// showcase, and serves it beside the embedded mailbox that receives its inquiries.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const sitePort = Number(process.env.KULLA_PORT ?? 4173);
const mailboxPort = Number(process.env.KULLA_MAILBOX_PORT ?? sitePort + 1);

function run(command, args, environment = {}) {
  const done = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Kulla needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
if (!existsSync("node_modules/vite")) run("npm", ["install", "--no-audit", "--no-fund"]);
run("npm", ["run", "--silent", "build", "--", "--logLevel", "warn"], {
  KULLA_EMAIL_PUBLIC_KEY: "mailbox",
  KULLA_EMAIL_SERVICE: "mailbox",
  KULLA_EMAIL_TEMPLATE: "inquiry",
  KULLA_EMAIL_CONTACT_TEMPLATE: "contact",
  KULLA_EMAIL_ORIGIN: `http://127.0.0.1:${mailboxPort}`,
});
run("node", ["demo/runTs.mjs", "demo/serve.ts", String(sitePort), String(mailboxPort)]);
