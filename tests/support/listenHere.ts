import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

export type Listening = { readonly url: string; readonly close: () => Promise<void> };

/** Starts a server on a free port of this machine; closing it drops the connections that are still open. */
export async function listenHere(server: Server): Promise<Listening> {
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
