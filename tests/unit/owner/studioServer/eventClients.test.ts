import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { openEventClients } from "../../../../owner/studio/server/web/eventClients.ts";

describe("the studio's event stream", () => {
  it("ends for a page that connects again while the studio ends, so that Ctrl+C always ends it", async () => {
    const clients = openEventClients();
    const server = createServer((_request, response) => clients.add(response)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const connect = () => fetch(`http://127.0.0.1:${port}`);
    const first = await connect();
    clients.close();
    const second = await connect();
    expect(await first.text()).toContain('"open":1');
    expect(await second.text()).toBe("");
    server.close();
    await once(server, "close");
  });
});
