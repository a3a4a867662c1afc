import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import { partnerAddress, partnerPage } from "./serverPage.ts";

/** A partner's page on its own server, with the built site next to it. */
export type PartnerSite = {
  readonly url: string;
  /** The paths of all files sent so far; responses with the status 304 (not modified) send none. */
  readonly sentPaths: readonly string[];
  /** The number of requests that are not completely answered. */
  readonly pendingResponses: () => number;
  readonly close: () => Promise<void>;
};

/** Starts a partner's site. The server itself records requests, because a browser also reports files that it reads from its cache. */
export async function openPartnerSite(body: string): Promise<PartnerSite> {
  const folder = await mkdtemp(join(tmpdir(), "kulla-partner-"));
  await writeFile(join(folder, "index.html"), partnerPage(body));
  const server = await startStaticServer(0, [
    { at: partnerAddress, folder },
    { at: "", folder: "dist/site" },
  ]);
  const sentPaths: string[] = [];
  let pendingResponses = 0;
  server.on("request", ({ url }, response) => {
    pendingResponses += 1;
    response.on("close", () => (pendingResponses -= 1));
    response.on("finish", () => response.statusCode === 200 && sentPaths.push(url ?? ""));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${partnerAddress}`,
    sentPaths,
    pendingResponses: () => pendingResponses,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
