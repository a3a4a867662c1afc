import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import type { Mount } from "../../owner/system/serving/findFile.ts";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import { reservedPort } from "../support/portOfOurs.ts";
import type { Host } from "./hosts.ts";
import { workFolder } from "./workFolder.ts";

/** Ends everything this worker is serving. */
const closings: (() => Promise<void>)[] = [];

/** After each test: ends everything it served, even after a timeout. */
export async function closeServers(): Promise<void> {
  await Promise.all(closings.splice(0).map((close) => close()));
}

/** None of the tools sends telemetry, or draws for a terminal. */
const environment = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NG_CLI_ANALYTICS: "false",
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
};

/** Runs a script of the host's package.json to its end. @throws Error with its output if it fails. */
export function runScript({ folder }: Host, script: string): void {
  const done = spawnSync("npm", ["run", script], { cwd: workFolder(folder), env: environment, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`npm run ${script} in ${folder}:\n${done.stdout}${done.stderr}`);
}

const portOf = (server: Pick<Server, "address">) => (server.address() as AddressInfo).port;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function endGroup(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || hasEnded(server)) return;
  const ended = once(server, "exit");
  process.kill(-server.pid, "SIGKILL");
  await ended;
}

/** Starts a script that serves, with its child processes. Returns the address of its page once that answers. */
export async function serveByScript({ folder }: Host, script: string): Promise<string> {
  const port = await reservedPort();
  const server = spawn("npm", ["run", script, "--", "--port", `${port}`], {
    cwd: workFolder(folder),
    env: environment,
    detached: true,
  });
  closings.push(() => endGroup(server));
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (data) => (printed += String(data)));
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (hasEnded(server)) throw new Error(`npm run ${script} in ${folder}:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return url;
}

/** Serves folders like a static host. Returns its address. */
export async function serveFolders(mounts: readonly Mount[]): Promise<string> {
  const server = await startStaticServer(0, mounts);
  closings.push(async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return `http://127.0.0.1:${portOf(server)}`;
}

/** The output of the host's tool, served like by a static host, or by the host's own server. */
export function serveBuilt(host: Host): Promise<string> {
  const folder = workFolder(host.folder);
  if (host.isServer) return serveByScript(host, "start");
  return serveFolders([
    { at: "/", folder: join(folder, host.output ?? "") },
    { at: "/", folder: join(folder, "public") },
  ]);
}

/** A page of plain files; our scripts, `https://your-host` in it, are loaded from another origin. */
export async function servePlain(host: Host): Promise<string> {
  const folder = workFolder(host.folder);
  const modules = join(dirname(folder), "node_modules");
  const elementsOrigin = await serveFolders([{ at: "", folder: "dist/site" }]);
  const page = readFileSync(join("tests/hosts", host.folder, "index.html"), "utf8");
  writeFileSync(join(folder, "index.html"), page.replaceAll("https://your-host", elementsOrigin));
  return serveFolders([
    { at: "/jquery/", folder: join(modules, "jquery/dist") },
    { at: "/bootstrap/", folder: join(modules, "bootstrap/dist") },
    { at: "/", folder },
  ]);
}
