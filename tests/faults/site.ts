import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStaticServer } from "../../demo/server/staticServer.ts";

export type Site = { readonly url: string; readonly close: () => void };

/** The built showcase on a free port, its submissions going to `mail`. */
export async function openSite(mail: string): Promise<Site> {
  const scratch = mkdtempSync(join(tmpdir(), "kulla-faults-"));
  const project = JSON.parse(readFileSync("dist/site/project/project.json", "utf8")) as object;
  const inquiry = {
    publicKey: "key",
    service: "service",
    template: "inquiry",
    contactTemplate: "contact",
    origin: mail,
  };
  writeFileSync(join(scratch, "project.json"), JSON.stringify({ ...project, inquiry }));
  const availability = {
    version: 1,
    revision: 1,
    generatedAt: new Date(),
    homes: { "k5-03-05": { status: "reserved" } },
  };
  writeFileSync(join(scratch, "availability.json"), JSON.stringify(availability));
  const mounts = [
    { at: "/project/", folder: scratch },
    { at: "/__fixtures/", folder: "tests/fixtures" },
    { at: "", folder: "dist/site" },
  ];
  const server = await startStaticServer(0, mounts, { mailOrigins: ["http://127.0.0.1:*"] });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
