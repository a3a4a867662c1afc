import type { AddressInfo } from "node:net";
import { startStaticServer } from "./staticServer.ts";
import { print, printCrashes } from "../../owner/system/terminal/print.ts";

printCrashes();
// Serves only the built site, to everyone who can reach this machine: run by the container. Port 0 chooses a free port.
const requestedPort = Number(process.env["PORT"] ?? 8080);
const server = await startStaticServer(requestedPort, [{ at: "", folder: "dist/site" }], { host: "0.0.0.0" });
process.once("SIGTERM", () => server.close(() => process.exit(0)));
const { port } = server.address() as AddressInfo;
print(`Kulla listens on port ${port}.`);
