import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import { strangersAddress, strangersPage } from "./serverPage.ts";

/** A stranger's page on a server of its own, the built site beside it. */
export type StrangersSite = {
  readonly url: string;
  /** The paths that were asked for so far, also those answered by "not modified". */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
};

/** What a browser fetches is counted where it arrives: one that is watched reports what it takes from its cache, too. */
export async function openStrangersSite(body: string): Promise<StrangersSite> {
  const folder = await mkdtemp(join(tmpdir(), "kulla-stranger-"));
  await writeFile(join(folder, "index.html"), strangersPage(body));
  const server = await startStaticServer(0, [
    { at: strangersAddress, folder },
    { at: "", folder: "dist/site" },
  ]);
  const asked: string[] = [];
  server.on("request", ({ url }) => asked.push(url ?? ""));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${strangersAddress}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
