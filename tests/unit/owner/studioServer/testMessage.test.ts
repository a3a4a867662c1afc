import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Mailbox, startMailbox } from "../../../../demo/mailbox/startMailbox.ts";
import { type Draft, newDraft } from "../../../../owner/studio/draft/draft.ts";
import type { InquirySettings } from "../../../../owner/studio/draft/settings/messageTarget.ts";
import { sendTestMessage } from "../../../../owner/studio/server/testMessage/testMessage.ts";
import { startStudioServer } from "../../../../owner/studio/server/web/studioServer.ts";
import { listenHere, type Listening } from "../../../support/listenHere.ts";
import { makeOwnerFolder, smallDraft } from "../../../support/ownerFolder.ts";

const page = "http://127.0.0.1:4180";
const withInquiry = (inquiry: InquirySettings): Draft => {
  const draft = newDraft("Blloku");
  return { ...draft, project: { ...draft.project, contact: { email: "zyra@blloku.example" }, inquiry } };
};
const service = { publicKey: "key", service: "service", template: "template" };

let folder = "";
let mailbox: Mailbox;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kulla-letter-"));
  mailbox = await startMailbox({ port: 0, folder: join(folder, "inbox"), minIntervalMs: 0 });
});
afterEach(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true });
});

const send = (inquiry: InquirySettings, confirmed: string, signal?: AbortSignal) =>
  sendTestMessage({ draft: withInquiry(inquiry), confirmed, page, language: "sq", ...(signal && { signal }) });

describe("a test message", () => {
  it("arrives at the owner's endpoint in the form of every inquiry", async () => {
    const endpoint = `${mailbox.url}/inquiries`;
    expect(await send({ ...service, endpoint }, endpoint)).toMatchObject({ outcome: "accepted", status: 201 });
    expect(mailbox.messages()).toHaveLength(1);
    expect(mailbox.messages()[0]?.params).toMatchObject({ apartments: [], partner: null, locale: "sq" });
  });

  it("is sent only to the displayed address, and to no invalid one", async () => {
    const endpoint = `${mailbox.url}/inquiries`;
    await expect(send({ endpoint }, "https://a.example/in")).rejects.toThrow("check it again");
    await expect(send({}, "")).rejects.toThrow("no address to send to");
    const plain = "http://a.example/in";
    await expect(send({ endpoint: plain }, plain)).rejects.toThrow("notSecure");
    expect(mailbox.sends()).toBe(0);
  });
});

describe("the answer to a test message", () => {
  let requests: IncomingMessage[] = [];
  let other: Listening;
  let answer: (response: ServerResponse) => void;
  beforeEach(async () => {
    requests = [];
    const server = createServer((request, response) => {
      requests.push(request);
      request.resume();
      answer(response);
    });
    other = await listenHere(server);
  });
  afterEach(() => other.close());
  const outcome = () => send({ endpoint: `${other.url}/in` }, `${other.url}/in`);

  it.each([
    [204, "accepted"],
    [422, "refused"],
    [403, "forbidden"],
    [429, "tooMany"],
    [500, "refused"],
  ] as const)("of status %i is reported as %s", async (status, expected) => {
    answer = (response) =>
      response.writeHead(status).end(status === 204 ? undefined : "The field\nname \u001B[1mis missing.");
    expect(await outcome()).toMatchObject({
      outcome: expected,
      status,
      answer: status === 204 ? "" : "The field name [1mis missing.",
    });
    expect(requests[0]?.headers).toMatchObject({ origin: page, "content-type": "application/json" });
    expect(requests[0]?.headers["idempotency-key"]).toMatch(/^test-/);
  });

  it.each([301, 302, 303, 307, 308])("that redirects (%i) sends the message to no other host", async (status) => {
    answer = (response) => response.writeHead(status, { Location: `${mailbox.url}/inquiries` }).end();
    expect(await outcome()).toMatchObject({ outcome: "redirected", status });
    expect(mailbox.sends()).toBe(0);
  });

  it("without an end is read to its limit and no further", async () => {
    answer = (response) => {
      const pour = () => {
        while (!response.destroyed && response.write("x".repeat(16 * 1024)));
      };
      response.writeHead(200).on("drain", pour);
      pour();
    };
    const result = await outcome();
    expect(result).toMatchObject({ outcome: "accepted" });
    expect(result.answer).toHaveLength(200);
  });

  it("that does not arrive in time, or cannot be reached, is reported", async () => {
    answer = () => {};
    expect(await send({ endpoint: `${other.url}/in` }, `${other.url}/in`, AbortSignal.timeout(50))).toMatchObject({
      outcome: "silent",
    });
    const closedUrl = `${other.url}/in`;
    await other.close();
    expect(await send({ endpoint: closedUrl }, closedUrl)).toMatchObject({
      outcome: "unreachable",
      answer: "ECONNREFUSED",
    });
  });
});

describe("the page's e-mail library's path to the service", () => {
  let studio: Awaited<ReturnType<typeof startStudioServer>>;
  const at = (path: string) => `http://127.0.0.1:${studio.port}${path}`;
  const email = { user_id: "key", service_id: "service", template_id: "template", template_params: { name: "Test" } };
  const ask = (confirmed: string, headers: Readonly<Record<string, string>> = { "x-kulla-token": studio.token }) =>
    fetch(at("/api/test-message/relay"), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ confirmed }),
    });
  const wayTo = async (confirmed: string) => ((await (await ask(confirmed)).json()) as { path: string }).path;
  const post = (route: string, body = JSON.stringify(email)) =>
    fetch(at(`${route}/api/v1.0/email/send`), { method: "POST", body });
  const urlOf = (origin: string) => `${origin}/api/v1.0/email/send`;

  beforeEach(async () => {
    vi.stubEnv("KULLA_STATE", join(folder, "state"));
    studio = await startStudioServer({ port: 0 });
  });
  afterEach(async () => {
    await studio.close();
    vi.unstubAllEnvs();
  });
  const open = async (origin: string) =>
    studio.session.open(await makeOwnerFolder(folder, smallDraft({ inquiry: { ...service, origin } })));

  it("carries one email to the address that the owner was shown, and its answer back", async () => {
    await open(mailbox.url);
    const route = await wayTo(urlOf(mailbox.url));
    const answer = await post(route);
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    expect(mailbox.messages()).toMatchObject([{ publicKey: "key", params: { name: "Test" } }]);
    expect((await post(route)).status).toBe(403);
    expect(mailbox.sends()).toBe(1);
  });

  it("is opened by the page alone, and for no other address", async () => {
    await open(mailbox.url);
    expect((await ask(urlOf(mailbox.url), {})).status).toBe(403);
    expect((await ask("https://a.example/api/v1.0/email/send")).status).toBe(400);
    expect((await post("/api/test-message/0123456789abcdef")).status).toBe(403);
    expect(mailbox.sends()).toBe(0);
  });

  it("passes on a refusal unchanged, follows no redirect, and reports an unreachable server", async () => {
    const elsewhere = createServer((request, response) => {
      request.resume();
      response.writeHead(307, { Location: urlOf(mailbox.url) }).end();
    });
    const other = await listenHere(elsewhere);
    await open(other.url);
    expect((await post(await wayTo(urlOf(other.url)))).status).toBe(307);
    expect(mailbox.sends()).toBe(0);
    const route = await wayTo(urlOf(other.url));
    await other.close();
    const answer = await post(route);
    expect([answer.status, await answer.text()]).toEqual([502, "ECONNREFUSED"]);
  });
});

describe("the studio's server", () => {
  it("sends a message only for a press on its own page, and shows colours and words to its preview", async () => {
    const endpoint = `${mailbox.url}/inquiries`;
    const settings = {
      words: { sr: { towers: "Zgrade" }, sq: { towers: "Blloqet" } },
      colours: { accent: { light: "#0a7" } },
    };
    const owner = await makeOwnerFolder(folder, smallDraft({ locales: ["sq", "sr"], inquiry: { endpoint } }, settings));
    const studio = await startStudioServer({ port: 0 });
    await studio.session.open(owner);
    const at = `http://127.0.0.1:${studio.port}`;
    const post = (headers: Readonly<Record<string, string>>) =>
      fetch(`${at}/api/test-message`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ confirmed: endpoint, language: "sq" }),
      });
    expect((await post({})).status).toBe(403);
    expect(mailbox.sends()).toBe(0);
    expect(await (await post({ "x-kulla-token": studio.token })).json()).toMatchObject({ outcome: "accepted" });
    expect(mailbox.messages()[0]?.params["apartments"]).toEqual(["b1-1"]);
    const preview = `${studio.addresses().folder}preview/`;
    const get = async (path: string) => (await fetch(preview + path)).json();
    expect(await get("project.json")).toMatchObject({ texts: { sr: "texts.json?locale=sr" } });
    expect(await get("texts.json?locale=sr")).toEqual({ towers: "Zgrade" });
    expect((await fetch(`${preview}texts.json?locale=sq`)).status).toBe(404);
    expect(await get("embedding.json")).toEqual({
      variables: [["--kulla-accent", "light-dark(#00aa77, #3be08f)"]],
      texts: { sr: { towers: "Zgrade" }, sq: { towers: "Blloqet" } },
    });
    await studio.close();
  });
});
