import { startStaticServer } from "./staticServer.ts";

// The built site alone, for everyone who reaches this machine: what the container runs.
const port = Number(process.env["PORT"] ?? 8080);
const server = await startStaticServer(port, [{ at: "", folder: "dist/site" }], { host: "0.0.0.0" });
process.once("SIGTERM", () => server.close(() => process.exit(0)));
process.stdout.write(`Kulla listens on port ${port}.\n`);
