import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

type OneOrigin = { readonly url: string; readonly close: () => Promise<void> };

/** One origin for the site and for its mail, as a page has that may talk to nobody but its own server, which hands letters on. */
export async function oneOrigin(site: string, mail: string): Promise<OneOrigin> {
  const server = createServer((asked, response) => {
    const path = asked.url ?? "/";
    const target = new URL(path, path.startsWith("/api/") ? mail : site);
    const headers = { ...asked.headers, host: target.host };
    const passed = request(target, { method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
