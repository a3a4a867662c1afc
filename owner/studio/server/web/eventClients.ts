import type { ServerResponse } from "node:http";
import type { StudioNews, Work, WorkEnd, WorkResults } from "../../draft/api.ts";

/** The studio's open eventClients, which receive all events (server-sent events). */
export type EventClients = {
  readonly add: (response: ServerResponse) => void;
  readonly tell: <Name extends keyof StudioNews>(event: Name, data: StudioNews[Name]) => void;
  readonly tellEnd: <Name extends Work>(work: Name, end: WorkEnd<WorkResults[Name]>) => void;
  /** Ends all of them, and each that connects later: a page connects again at once, and would keep the ending studio open. */
  readonly close: () => void;
};

/** Some systems close an idle connection. */
const beatMs = 15_000;

export function openEventClients(): EventClients {
  const all = new Set<ServerResponse>();
  let isClosed = false;
  const say = (text: string) => {
    for (const response of all) response.write(text);
  };
  const send = (event: string, data: object) => say(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const beat = setInterval(() => say(":\n\n"), beatMs);
  beat.unref();
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
    clearInterval(beat);
    for (const response of all) response.end();
  };
  return { add, tell: send, tellEnd: send, close };
}
