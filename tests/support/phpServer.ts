import { spawn } from "node:child_process";
import { once } from "node:events";

export type PhpServer = {
  readonly url: string;
  /** Its output and the page's `error_log`. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  /** No file may become larger, as on a disk that is full. */
  readonly maxFileBytes?: number;
};

const php = process.env["KULLA_PHP"] ?? "php";

/** PHP's own web server with a folder as its document root, on a free port of this machine. */
export async function startPhp(root: string, { env = {}, maxFileBytes }: Options = {}): Promise<PhpServer> {
  const serve = ["-S", "127.0.0.1:0", "-t", root];
  const limit = maxFileBytes === undefined ? "unlimited" : String(maxFileBytes / 1024);
  // Without the signal an oversized write fails, as on a full disk. Four processes: requests are concurrent.
  const command = `trap "" XFSZ; ulimit -f ${limit}; exec "$0" "$@"`;
  const child = spawn("bash", ["-c", command, php, ...serve], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: "4", ...env },
    detached: true,
  });
  const closed = once(child, "close");
  let printed = "";
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part) => {
        printed += String(part);
        const found = /\(http:\/\/127\.0\.0\.1:(\d+)\) started/.exec(printed)?.[1];
        if (found) resolve(found);
      });
    child.on("close", () => reject(new Error(`PHP does not start (on Debian: apt-get install php-cli): ${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    printed: () => printed,
    stop: async () => {
      // With its workers, which are separate processes.
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      await closed;
    },
  };
}
