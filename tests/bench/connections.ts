import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { promisify } from "node:util";
import type { Row } from "./rows.ts";

const connections = 2000;

/** The requests of successive visitors: texts with both compressions and without, a picture, a part of a film. */
function visits(): readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] {
  const shared = readdirSync("dist/site/widgets/c").find((name) => name.endsWith(".js"));
  const texts = ["/", "/en/apartments/k5-03-07/", "/widgets/kulla.js", `/widgets/c/${shared}`, "/project/project.json"];
  return [
    ...texts.flatMap((path) =>
      ["br", "gzip", "identity"].map((accepted) => [path, { "Accept-Encoding": accepted }] as const),
    ),
    ["/project/site/hero-1280.webp", {}],
    ["/widgets/kulla.js", { Range: "bytes=100-199" }],
    ["/nowhere", { "Accept-Encoding": "br" }],
  ];
}

/** The container's server, in its own process. */
async function startSite(): Promise<{ readonly site: ChildProcess; readonly port: number }> {
  const site = spawn(process.execPath, ["dist/server/serveSite.js"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const chunk of site.stdout) {
    printed += String(chunk);
    const [, port] = /listens on port (\d+)/.exec(printed) ?? [];
    if (port) return { site, port: Number(port) };
  }
  throw new Error(`The server has ended: ${printed}`);
}

/** Memory of a process, in megabytes. On Linux it is read from a file: a small machine may have no `ps`. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  if (process.platform === "linux") {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  }
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) / 1024;
}

/** Whether the complete, intended response arrived. */
function ask(options: {
  port: number;
  path: string;
  headers: Readonly<Record<string, string>>;
  agent: Agent;
}): Promise<boolean> {
  return new Promise((resolve) => {
    request({ host: "127.0.0.1", ...options }, (response) => {
      const isMeant =
        response.statusCode === (options.path === "/nowhere" ? 404 : options.headers["Range"] ? 206 : 200);
      response.on("error", () => resolve(false));
      response.on("end", () => resolve(isMeant)).resume();
    })
      .on("error", () => resolve(false))
      .end();
  });
}

/** 2,000 simultaneous visitors who keep their connections for `seconds` and send one request after the other: failures and cost. */
export async function measureConnections(seconds: number): Promise<readonly Row[]> {
  const { site, port } = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const all = visits();
  const memory: number[] = [];
  const sampler = setInterval(() => void memoryOf(site).then((megabytes) => memory.push(megabytes)), 500);
  const end = performance.now() + seconds * 1000;
  let [answered, failed] = [0, 0];
  const visit = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const [path, headers] = all[turn % all.length] ?? ["/", {}];
      if (await ask({ port, path, headers, agent })) answered += 1;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => visit(index)));
  clearInterval(sampler);
  agent.destroy();
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  await ended;
  return [
    { name: `server: ${connections} connections for ${seconds} s, answers`, value: answered, unit: "" },
    { name: `server: ${connections} connections for ${seconds} s, errors`, value: failed, unit: "", limit: 0 },
    { name: "server: memory at most", value: Math.max(...memory), unit: "MB", limit: 300 },
    { name: "server: memory at half time", value: memory[memory.length >> 1] ?? 0, unit: "MB" },
    { name: "server: memory at the end", value: memory.at(-1) ?? 0, unit: "MB" },
  ];
}
