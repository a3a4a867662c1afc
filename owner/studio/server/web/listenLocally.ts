import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sendJson } from "./reply.ts";
import { systemCode } from "../StudioError.ts";
import { failureOf } from "./StudioSession.ts";

export type Listening = { readonly port: number; readonly close: () => Promise<void> };

/** Listens on this computer only; `port`: 0 uses a free one, of several the first that is free. A failing answer is sent as a failure. */
export async function listenLocally(
  port: number | readonly number[],
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Listening> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 300_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { failure: failureOf(error) });
    });
  });
  const ports = typeof port === "number" ? [port] : port;
  for (const [index, each] of ports.entries()) {
    const isLast = index === ports.length - 1;
    if (await isListening(server, each, isLast)) break;
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether the server got the port; if another program has it, the last one is an error. */
function isListening(server: Server, port: number, isLast: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      if (!isLast && systemCode(error) === "EADDRINUSE") resolve(false);
      else reject(error);
    };
    server.once("error", fail);
    server.listen({ port, host: "127.0.0.1" }, () => {
      server.off("error", fail);
      resolve(true);
    });
  });
}
