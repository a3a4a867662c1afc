import { createServer, request } from "node:http";
import { listenHere, type Listening } from "./listenHere.ts";

type SplitPageProxy = Listening & {
  /** Sends the second piece of every page requested so far. */
  readonly release: () => void;
};

/** The site on a slow network: each page up to the first `mark`, and the rest when it is released. */
export async function splitPageProxy(site: string, mark: string): Promise<SplitPageProxy> {
  const pending: (() => void)[] = [];
  const server = createServer((incoming, response) => {
    const target = new URL(incoming.url ?? "/", site);
    const headers = { ...incoming.headers, host: target.host, "accept-encoding": "identity" };
    const passed = request(target, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!answer.headers["content-type"]?.startsWith("text/html")) {
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const page = Buffer.concat(chunks);
        const cut = page.indexOf(mark);
        response.write(page.subarray(0, cut));
        pending.push(() => response.end(page.subarray(cut)));
      });
    });
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  return { ...(await listenHere(server)), release: () => pending.splice(0).forEach((send) => send()) };
}
