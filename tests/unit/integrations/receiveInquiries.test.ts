import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { endpointContent } from "../../../src/inquiry/sendToEndpoint.ts";
import { postInquiry } from "../../../src/services/postInquiry.ts";
import type { Inquiry, Outcome } from "../../../integrations/recipes/inquiry.js";
import { receiveInquiries } from "../../../integrations/recipes/receiveInquiries.js";
import { inquiryOfCampaign } from "./stubSystem.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** The form's own inquiry. */
const content = endpointContent({
  id: "0f",
  name: "Arta",
  phone: "+383",
  email: "a@b.c",
  apartment: "k5-03-07",
  apartments: ["k5-03-07"],
  floor: "3",
  image: "",
  partner: "agency",
  page: "https://example.com/",
  consent: null,
  campaign: null,
  ownFields: {},
  locale: "sq",
  sentAt: "2026-11-20T10:00:00.000Z",
});

async function start(forward: (inquiry: Inquiry) => Promise<Outcome>, origins?: readonly string[]) {
  const server = createServer(receiveInquiries(forward, origins));
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const post = (key = "0f", body: unknown = content) =>
    fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }).then(({ status }) => status);
  return { url, post };
}

test("each post of the price form is handed on unchanged and once, however often and fast it arrives", async () => {
  const got: Inquiry[] = [];
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const { url, post } = await start(async (inquiry) => {
    got.push(inquiry);
    await gate;
    return "taken";
  });
  const posts = [
    postInquiry({ url, idempotencyKey: "0f", content }),
    postInquiry({ url, idempotencyKey: "0f", content }),
  ];
  letGo();
  expect(await Promise.all(posts)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await post()).toBe(200);
  expect(got).toEqual([content]);
});

test("campaign and own fields are handed on as documented; invalid ones are dropped, and the inquiry stays", async () => {
  const got: Inquiry[] = [];
  const { post } = await start(async (inquiry) => {
    got.push(inquiry);
    return "taken";
  });
  const { campaign, ownFields } = inquiryOfCampaign;
  expect(await post("0f", { ...content, campaign, ownFields })).toBe(201);
  const spoiled = { last: { ...campaign.last, landing: "javascript:x", values: { "<b>": "x", a: 7, b: "1\n2" } } };
  expect(await post("1f", { ...content, id: "1f", campaign: spoiled, ownFields: "all" })).toBe(201);
  expect(await post("2f", { ...content, id: "2f", campaign: null, ownFields: null })).toBe(201);
  const visit = { ...campaign.last, landing: "", values: { b: "1 2" } };
  expect(got).toEqual([
    { ...content, campaign, ownFields },
    { ...content, id: "1f", campaign: { first: visit, last: visit } },
    { ...content, id: "2f" },
  ]);
});

test("an inquiry that the system could not accept may be sent again; one it refuses is refused", async () => {
  const outcomes: Outcome[] = ["failed", "refused", "taken"];
  const { post } = await start(async () => outcomes.shift() ?? "taken");
  expect([await post(), await post(), await post(), await post()]).toEqual([503, 422, 201, 200]);
});

test("a recipe that throws has not accepted the inquiry", async () => {
  const { post } = await start(() => Promise.reject(new Error("no")));
  expect([await post(), await post()]).toEqual([503, 503]);
});

test.each([
  ["invalid JSON", "0f", "{"],
  ["null", "0f", "null"],
  ["a wrong key", "1e", content],
  ["no e-mail", "0f", { ...content, email: "arta" }],
  ["apartments that are not a list", "0f", { ...content, apartments: "all" }],
  ["a field of 3,000 characters", "0f", { ...content, name: "x".repeat(3000) }],
])("%s is refused, and nothing is handed on", async (_case, key, body) => {
  const { post } = await start(() => Promise.reject(new Error("handed on")));
  expect(await post(key, body)).toBe(422);
});

test("a body of more than 20 KB, another type and another method are refused", async () => {
  const { url, post } = await start(async () => "taken");
  expect(await post("0f", "x".repeat(21_000))).toBe(413);
  expect((await fetch(url, { method: "POST", body: "text" })).status).toBe(415);
  expect((await fetch(url)).status).toBe(405);
});

test("if pages are listed, only they may post", async () => {
  const { url } = await start(async () => "taken", ["https://www.example.com"]);
  const allowed = async (origin: string) => {
    const { headers } = await fetch(url, { method: "OPTIONS", headers: { Origin: origin } });
    return headers.get("access-control-allow-origin");
  };
  expect(await allowed("https://www.example.com")).toBe("https://www.example.com");
  expect(await allowed("https://evil.example")).toBeNull();
});
