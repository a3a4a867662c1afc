import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FailureCode } from "../../../src/failure/failure.ts";
import { loadProject } from "../../../src/services/loadProject.ts";
import { goodFile } from "../project/goodFile.ts";
import { faultyServer, type FaultyServer } from "./faultyServer.ts";

const good = JSON.stringify(goodFile());
let server: FaultyServer;

beforeEach(async () => {
  server = await faultyServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** Answers with a status, a body and a content type. */
function say(status: number, body: string, headers: Record<string, string> = {}) {
  server.answer = (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };
}

describe("Loading a project", () => {
  it("returns the project, with addresses relative to the file", async () => {
    say(200, good);
    const result = await loadProject(server.url("/project/project.json"));
    expect(result.ok && result.value.project.towers[0]?.name).toBe("Kulla 5");
    expect(result.ok && result.value.project.tours[0]?.url).toContain(server.url("/tours/"));
  });

  it("sends one request for any number of elements, even much later", async () => {
    say(200, good);
    const url = server.url("/project.json");
    const results = await Promise.all(Array.from({ length: 20 }, () => loadProject(url)));
    expect(new Set(results).size).toBe(1);
    expect(await loadProject(url)).toBe(results[0]);
    expect(server.requested).toEqual(["/project.json"]);
  });

  it("resolves addresses against the target of a redirect", async () => {
    server.answer = (request, response) => {
      if (request.url === "/old.json") response.writeHead(302, { location: "/v2/project.json" }).end();
      else response.end(good);
    };
    const result = await loadProject(server.url("/old.json"));
    expect(result.ok && result.value.project.plans[0]?.picture?.src).toContain(server.url("/v2/plans/"));
  });

  it("tries again after a failure", async () => {
    const url = server.url("/project.json");
    say(503, "busy");
    expect(await loadProject(url)).toMatchObject({ ok: false });
    say(200, good);
    expect(await loadProject(url)).toMatchObject({ ok: true });
  });

  it("reports each error of the file once in the console, by its path", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { towers, ...file } = goodFile();
    say(200, JSON.stringify({ ...file, towers: [...towers, { ...towers[0], id: 7 }] }));
    const url = server.url("/project.json");
    await Promise.all([loadProject(url), loadProject(url)]);
    expect(warn.mock.calls).toEqual([[`${url}: towers[2].id: Expected string but received 7`]]);
  });

  it("does not flood the console", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    say(200, JSON.stringify({ ...goodFile(), tours: Array.from({ length: 500 }, () => 5) }));
    await loadProject(server.url("/project.json"));
    expect(warn).toHaveBeenCalledTimes(21);
  });
});

describe("A project that fails to load", () => {
  const answers: readonly [string, number, string, FailureCode][] = [
    ["is missing", 404, "not found", "notFound"],
    ["is gone", 410, "", "notFound"],
    ["is forbidden", 403, "forbidden", "serverError"],
    ["needs a password", 401, "", "serverError"],
    ["is requested too slowly", 408, "", "timeout"],
    ["reaches an overloaded server", 429, "later", "serverError"],
    ["reaches a failing server", 500, "{}", "serverError"],
    ["reaches a failing gateway", 502, "<html>", "serverError"],
    ["reaches a slow gateway", 504, "", "timeout"],
    ["is empty", 200, "", "notJson"],
    ["is a web page", 200, "<!doctype html><title>Hi</title>", "notJson"],
    ["is cut off", 200, good.slice(0, good.length / 2), "notJson"],
    ["is not a project", 200, "[]", "badProject"],
    ["is of another version", 200, '{"version":2}', "badProject"],
    ["is null", 200, "null", "badProject"],
  ];
  it.each(answers)("because it %s (%i) reports that as one code", async (_, status, body, code) => {
    say(status, body);
    const result = await loadProject(server.url("/project.json"));
    expect(result).toMatchObject({ ok: false, failure: { code } });
    if (status >= 400) expect(result).toMatchObject({ failure: { status } });
  });

  it("reports how long an overloaded server asks to wait", async () => {
    say(429, "", { "retry-after": "7" });
    expect(await loadProject(server.url("/project.json"))).toMatchObject({ failure: { retryAfterMs: 7000 } });
  });

  it("because the server never answers is a timeout", async () => {
    server.answer = () => undefined;
    expect(await loadProject(server.url("/project.json"), 50)).toMatchObject({ failure: { code: "timeout" } });
  });

  it("because the answer stalls halfway is a timeout", async () => {
    server.answer = (_, response) => response.writeHead(200).write(good.slice(0, 100));
    expect(await loadProject(server.url("/project.json"), 100)).toMatchObject({ failure: { code: "timeout" } });
  });

  it("because the connection breaks halfway counts as an unreachable server", async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { "content-length": "100000" }).write(good.slice(0, 100), () => response.destroy());
    };
    expect(await loadProject(server.url("/project.json"))).toMatchObject({ failure: { code: "unreachable" } });
  });

  it("because no server listens there counts as an unreachable server", async () => {
    await server.close();
    expect(await loadProject(server.url("/project.json"))).toMatchObject({ failure: { code: "unreachable" } });
  });

  it("for an invalid address counts as an unreachable server", async () => {
    expect(await loadProject("http://")).toMatchObject({ failure: { code: "unreachable" } });
  });

  it("because the browser is offline reports that as its code", async () => {
    await server.close();
    vi.stubGlobal("navigator", { onLine: false });
    const result = await loadProject(server.url("/project.json"));
    vi.unstubAllGlobals();
    expect(result).toMatchObject({ failure: { code: "offline" } });
  });
});
