import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import { partnerAddress, partnerPage } from "./serverPage.ts";

/** A partner's page on its own server, with the built site next to it. */
export type PartnerSite = {
  readonly url: string;
  /** The paths of the files sent so far; "not modified" sends none. */
  readonly sent: readonly string[];
  /** How many responses are under way. */
  readonly underWay: () => number;
  readonly close: () => Promise<void>;
};

/** Requests are counted on the server: a watched browser also reports files from its cache. */
export async function openPartnerSite(body: string): Promise<PartnerSite> {
  const folder = await mkdtemp(join(tmpdir(), "kulla-partner-"));
  await writeFile(join(folder, "index.html"), partnerPage(body));
  const server = await startStaticServer(0, [
    { at: partnerAddress, folder },
    { at: "", folder: "dist/site" },
  ]);
  const sent: string[] = [];
  let underWay = 0;
  server.on("request", ({ url }, response) => {
    underWay += 1;
    response.on("close", () => (underWay -= 1));
    response.on("finish", () => response.statusCode === 200 && sent.push(url ?? ""));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${partnerAddress}`,
    sent,
    underWay: () => underWay,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
