import type { ServerResponse } from "node:http";
import type { StudioNews, Work, WorkEnd, WorkResults } from "../../draft/api.ts";

/** The open pages of the studio, each of which receives all events (server-sent events). */
export type EventClients = {
  readonly add: (response: ServerResponse) => void;
  readonly send: <Name extends keyof StudioNews>(event: Name, data: StudioNews[Name]) => void;
  readonly sendEnd: <Name extends Work>(work: Name, end: WorkEnd<WorkResults[Name]>) => void;
  /** Ends all connections, also those opened later: a page reconnects at once, and would keep the studio from ending. */
  readonly close: () => void;
};

/** How often an empty message is sent, because some systems close idle connections. */
const heartbeatMs = 15_000;

export function openEventClients(): EventClients {
  const all = new Set<ServerResponse>();
  let isClosed = false;
  const writeToAll = (text: string) => {
    for (const response of all) response.write(text);
  };
  const send = (event: string, data: object) => writeToAll(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const heartbeat = setInterval(() => writeToAll(":\n\n"), heartbeatMs);
  heartbeat.unref();
  const add: EventClients["add"] = (response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
    if (isClosed) {
      response.end();
      return;
    }
    all.add(response);
    response.once("close", () => {
      all.delete(response);
      send("windows", { open: all.size });
    });
    send("windows", { open: all.size });
  };
  const close = () => {
    isClosed = true;
    clearInterval(heartbeat);
    for (const response of all) response.end();
  };
  return { add, send, sendEnd: send, close };
}
