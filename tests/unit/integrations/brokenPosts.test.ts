import { spawn, type ChildProcess } from "node:child_process";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { brokenRequests, sendBroken, type Head } from "../../support/brokenRequests.ts";
import { inquiry, stubSystem, type StubSystem } from "./stubSystem.ts";

// Each recipe as an owner runs it: a separate process, which no request may end.

let system: StubSystem;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  system = await stubSystem(() => ({ status: 200, body: '{"result":1}' }));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await system.close();
});

const settings = (name: string): Readonly<Record<string, string>> =>
  ({
    bitrix24: { BITRIX24_WEBHOOK: `${system.url}/rest/1/key` },
    espocrm: { ESPOCRM_URL: system.url, ESPOCRM_KEY: "key" },
    hubspot: { HUBSPOT_PORTAL_ID: "1", HUBSPOT_FORM_GUID: "2" },
    n8n: { N8N_WEBHOOK: `${system.url}/webhook/1` },
  })[name] ?? {};

describe.each(["bitrix24", "espocrm", "hubspot", "n8n"])("%s", (name) => {
  let recipe: ChildProcess;
  let printed = "";
  let port = 0;
  beforeAll(async () => {
    printed = "";
    recipe = spawn(process.execPath, [`integrations/recipes/${name}.js`], {
      env: { ...process.env, ...settings(name), PORT: "0" },
    });
    for (const stream of [recipe.stdout, recipe.stderr]) stream?.on("data", (part) => (printed += String(part)));
    await vi.waitFor(
      () => {
        port = Number(/127\.0\.0\.1:(\d+)/.exec(printed)?.[1]);
        if (!port) throw new Error(`Not yet started: ${printed}`);
      },
      { timeout: 30_000 },
    );
  });
  afterAll(() => recipe.kill("SIGKILL"));

  const head: Head = (...headers) =>
    [
      "POST / HTTP/1.1",
      "Host: kulla.example",
      "Content-Type: application/json",
      "Idempotency-Key: 0f1e2d",
      ...headers,
      "\r\n",
    ].join("\r\n");
  const preflight = () => fetch(`http://127.0.0.1:${port}/`, { method: "OPTIONS" });

  /** HubSpot's own address is not on this machine: there the inquiry is refused, or tried again. */
  async function isStillServing(): Promise<void> {
    expect((await preflight()).status).toBe(204);
    if (name === "hubspot") return;
    const { status } = await fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": inquiry.id },
      body: JSON.stringify(inquiry),
    });
    expect([200, 201]).toContain(status);
  }

  test.each(brokenRequests)("keeps serving after a post that $what", async (request) => {
    expect(request.answers).toContain(await sendBroken(port, request, head, preflight));
    await isStillServing();
    expect([recipe.exitCode, recipe.signalCode]).toEqual([null, null]);
    expect(printed).not.toContain("    at ");
  });

  test("keeps serving after 200 visitors who disconnect while sending", async () => {
    const leaving = brokenRequests.filter(({ after }) => after === "cut");
    const all = Array.from({ length: 200 }, (_, index) => leaving[index % leaving.length]);
    await Promise.all(all.map(async (request) => request && sendBroken(port, request, head, preflight)));
    await isStillServing();
    // A lost connection is not an error to log.
    expect(printed.split("\n")).toHaveLength(2);
  });
});

test("a recipe closes the connection if a body does not arrive", async () => {
  const recipe = spawn(process.execPath, ["integrations/recipes/n8n.js"], {
    env: { ...process.env, ...settings("n8n"), PORT: "0" },
  });
  const port = await new Promise<number>((resolve) =>
    recipe.stdout.once("data", (part) => resolve(Number(/:(\d+)\n/.exec(String(part))?.[1]))),
  );
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{");
  const received = await new Promise<string>((resolve) => {
    let text = "";
    socket.setEncoding("latin1").on("data", (part: string) => (text += part));
    socket.on("close", () => resolve(text));
  });
  recipe.kill("SIGKILL");
  expect(received).toContain("408 Request Timeout");
});

test.each([
  ["seventy", "PORT has to be a number from 0 to 65535."],
  ["70000", "PORT has to be a number from 0 to 65535."],
])("a recipe says in one sentence that it cannot listen on port %s", async (PORT, sentence) => {
  const recipe = spawn(process.execPath, ["integrations/recipes/n8n.js"], {
    env: { ...process.env, ...settings("n8n"), PORT },
  });
  let printed = "";
  recipe.stderr.on("data", (part) => (printed += String(part)));
  expect(await new Promise((resolve) => recipe.on("close", resolve))).toBe(2);
  expect(printed).toBe(`${sentence}\n`);
});
