import { existsSync, readdirSync } from "node:fs";
import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** A WebKit window controlled by its driver (WebDriver protocol, plain HTTP). */
export type WebKitWindow = {
  /** Opens an address. */
  readonly open: (url: string) => Promise<void>;
  /** Runs a function body in the page and returns its result. */
  readonly evaluate: <T>(body: string) => Promise<T>;
  /** Repeats a check in the page until it is truthy, at most 15 s. */
  readonly until: (what: string, body: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

async function call(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value).slice(0, 400)}`);
  return value;
}

function startDriver(port: number): ChildProcess {
  return spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
    detached: true,
  });
}

/** Debian puts WebKit's own small browser into a folder named after the machine's architecture. */
function miniBrowser(): string {
  const places = readdirSync("/usr/lib", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`);
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error("WebKit is not installed (on Debian: webkit2gtk-driver, libwebkit2gtk-4.1-0, xvfb).");
  return found;
}

const browserOptions = () => ({
  binary: miniBrowser(),
  args: ["--automation"],
});

/** Requests a session until the driver, which has just been started, listens. */
async function openSession(base: string): Promise<string> {
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browserOptions() } };
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      const session = (await call(`${base}/session`, "POST", { capabilities })) as { sessionId: string };
      return `${base}/session/${session.sessionId}`;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(250);
    }
  }
}

export async function openWebKit(port: number): Promise<WebKitWindow> {
  const driver = startDriver(port);
  const stop = () => {
    if (driver.pid) process.kill(-driver.pid);
  };
  const session = await openSession(`http://127.0.0.1:${port}`).catch((error: unknown) => {
    stop();
    throw error;
  });
  const evaluate = async <T>(body: string) =>
    (await call(`${session}/execute/sync`, "POST", { script: body, args: [] })) as T;
  const until = async (what: string, body: string) => {
    const deadline = Date.now() + 15_000;
    while (!(await evaluate<boolean>(body))) {
      if (Date.now() > deadline) throw new Error(`WebKit never showed: ${what}`);
      await wait(100);
    }
  };
  return {
    open: async (url) => void (await call(`${session}/url`, "POST", { url })),
    evaluate,
    until,
    close: async () => {
      await call(session, "DELETE").catch(() => undefined);
      stop();
    },
  };
}
