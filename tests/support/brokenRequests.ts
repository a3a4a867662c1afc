import { connect, type Socket } from "node:net";

/** What happens to the connection once the bytes are sent: cut, closed on this side only, or left open. */
type After = "cut" | "half-closed" | "left open";

export type BrokenRequest = {
  readonly what: string;
  readonly bytes: (head: Head) => string;
  readonly after: After;
  /** The server's possible answers: the status, or "" if the connection ends without one. */
  readonly answers: readonly string[];
};

/** The first lines of a request that the server would accept, with further headers: it ends with the empty line. */
export type Head = (...headers: readonly string[]) => string;

const cut = (what: string, bytes: BrokenRequest["bytes"]): BrokenRequest => ({
  what,
  bytes,
  after: "cut",
  answers: [""],
});
const refused = (what: string, bytes: BrokenRequest["bytes"], ...answers: readonly string[]): BrokenRequest => ({
  what,
  bytes,
  after: "left open",
  answers,
});

const manyHeaders = Array.from({ length: 10_000 }, (_, index) => `X-${index}: ${index}`);
const endless = "100000\r\n".padEnd(0x100000, "x");

/** Requests with a body that go wrong in transit: by accident, or on purpose. */
export const brokenRequests: readonly BrokenRequest[] = [
  cut("breaks off before its body", (head) => head("Content-Length: 500")),
  cut("breaks off within its body", (head) => `${head("Content-Length: 500")}{"id":`),
  cut("breaks off within a chunk", (head) => `${head("Transfer-Encoding: chunked")}20\r\n{"id":`),
  cut("breaks off between two chunks", (head) => `${head("Transfer-Encoding: chunked")}6\r\n{"id":\r\n`),
  cut("breaks off after it was asked to go on", (head) => head("Content-Length: 500", "Expect: 100-continue")),
  cut("breaks off within its headers", (head) => head("X: y").slice(0, -6)),
  {
    what: "closes its side after half a body",
    bytes: (head) => `${head("Content-Length: 500")}{"id":`,
    after: "half-closed",
    answers: ["", "400"],
  },
  refused(
    "has a length that is too short",
    (head) => `${head("Content-Length: 5")}${"x".repeat(500)}`,
    "400",
    "405",
    "422",
  ),
  refused("has a length that is not a number", (head) => head("Content-Length: five"), "400"),
  refused("has a length below nothing", (head) => head("Content-Length: -1"), "400"),
  refused("has two lengths", (head) => head("Content-Length: 5", "Content-Length: 6"), "400"),
  refused(
    "has a length and chunks",
    (head) => `${head("Content-Length: 5", "Transfer-Encoding: chunked")}0\r\n\r\n`,
    "400",
  ),
  refused("has an invalid chunk size", (head) => `${head("Transfer-Encoding: chunked")}zz\r\n`, "400", "405", ""),
  refused(
    "expects what there is not",
    (head) => head("Connection: close", "Content-Length: 0", "Expect: a-miracle"),
    "417",
  ),
  refused("has 10,000 headers", (head) => head("Content-Length: 5", ...manyHeaders), "431"),
  refused("announces far too much", (head) => head("Content-Length: 99999999999"), "400", "405", "413"),
  refused(
    "sends far too much in chunks",
    (head) => `${head("Transfer-Encoding: chunked")}${endless}\r\n${endless}\r\n${endless}`,
    "400",
    "405",
    "413",
  ),
];

/**
 * Sends raw bytes; resolves with the final status that came back ("" for none) when the connection has ended. `isSeen`: resolves
 * once the server has had time to see the bytes; a connection is cut only then.
 */
export async function sendBroken(
  port: number,
  { bytes, after }: BrokenRequest,
  head: Head,
  isSeen: () => Promise<unknown>,
): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const ended = statusOf(socket);
  await new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
    socket.write(bytes(head), () => resolve());
  });
  if (after === "half-closed") socket.end();
  if (after === "cut") {
    await isSeen();
    socket.resetAndDestroy();
  }
  return ended;
}

function statusOf(socket: Socket): Promise<string> {
  let received = "";
  socket.setEncoding("latin1").on("data", (part: string) => (received += part));
  // A server that closes a connection with unread data may reset it.
  socket.on("error", () => {});
  socket.on("end", () => socket.end());
  return new Promise((resolve) => {
    socket.on("close", () => {
      const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = ""]) => status);
      resolve(statuses.find((status) => status !== "100") ?? "");
    });
  });
}
