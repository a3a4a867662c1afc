import { once } from "node:events";
import { createServer } from "node:net";

/** Systems assign ports from here on to outgoing connections (Linux 32768, others 49152). */
const firstOfConnections = 32_768;
const first = 20_000;

/** Whether a program could listen there now. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isListening) return false;
  server.close();
  await once(server, "close");
  return true;
}

/** A port that is free and stays so until a server uses it, as no connection is ever assigned one of these. */
export async function reservedPort(): Promise<number> {
  const port = first + Math.floor(Math.random() * (firstOfConnections - first));
  return (await isFree(port)) ? port : reservedPort();
}
