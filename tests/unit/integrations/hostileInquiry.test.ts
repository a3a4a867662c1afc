import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendToBitrix24 } from "../../../integrations/recipes/bitrix24.js";
import { tellDataLayer } from "../../../integrations/recipes/dataLayer.js";
import { sendToEspoCrm } from "../../../integrations/recipes/espocrm.js";
import { sendToHubSpot } from "../../../integrations/recipes/hubspot.js";
import { postJson, readInquiry, type Inquiry, type Outcome } from "../../../integrations/recipes/inquiry.js";
import { sendToN8n } from "../../../integrations/recipes/n8n.js";
import { receiveInquiries } from "../../../integrations/recipes/receiveInquiries.js";
import { listenHere } from "../../support/listenHere.ts";
import { inquiry, stubSystem, type StubSystem } from "./stubSystem.ts";

/** A post that bypasses the form: extra fields, line breaks, control sequences, markup, half a character. */
const hostile = {
  ...inquiry,
  apartments: ["k5\n03", "<img src=https://evil.example/a.png>", "![a](https://evil.example/b.png)"],
  name: "Arta\r\nBcc: all@evil.example \u001b]52;c;x\u0007 \u202ekrasniqi\ud800",
  phone: "+383\n44",
  floor: "3\u2028[url=https://evil.example]press[/url]",
  partner: "a\nApartments: k6-01",
  page: "javascript:alert(1)",
  consent: "<script>alert(1)</script>",
  ASSIGNED_BY_ID: 1,
  fields: { STATUS_ID: "CONVERTED" },
  constructor: { name: "x" },
  cAdmin: true,
};

let system: StubSystem;
let errors: string[] = [];

beforeEach(async () => {
  errors = [];
  vi.spyOn(console, "error").mockImplementation((line) => void errors.push(String(line)));
  system = await stubSystem(() => ({ status: 200, body: '{"result":1}' }));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await system.close();
});

const systems: Readonly<Record<string, (sent: Inquiry) => Promise<Outcome>>> = {
  bitrix24: (sent) => sendToBitrix24(sent, `${system.url}/rest/1/key`),
  espocrm: (sent) => sendToEspoCrm(sent, { url: system.url, key: "key" }),
  hubspot: (sent) => sendToHubSpot(sent, { portalId: "1", formGuid: "2", base: system.url, consentText: "I agree" }),
  n8n: (sent) => sendToN8n(sent, { webhook: `${system.url}/webhook/1` }),
};

/** Every text that a system received, with its path. */
function textsIn(value: unknown, at = ""): readonly (readonly [at: string, text: string])[] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  const { name } = value as { readonly name?: unknown };
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, key === "value" && typeof name === "string" ? name : key),
  );
}

/** Fields with several lines in a system. */
const manyLines = new Set(["COMMENTS", "description", "message"]);

describe.each(Object.entries(systems))("%s", (name, send) => {
  test.each<[string, (sent: Inquiry) => Promise<unknown>]>([
    [
      "through the price form",
      async (sent) => {
        const { url, close } = await listenHere(createServer(receiveInquiries(send)));
        const headers = { "Content-Type": "application/json", "Idempotency-Key": sent.id };
        expect((await fetch(url, { method: "POST", headers, body: JSON.stringify(sent) })).status).toBe(201);
        await close();
      },
    ],
    ["from the owner's own server", send],
  ])("receives only the known fields, each on one line, %s", async (_, sendHostile) => {
    await sendHostile(hostile);
    const content = system.got[0]?.content;
    const texts = textsIn(content);
    expect(texts.length).toBeGreaterThan(4);
    for (const [at, text] of texts) {
      const line = manyLines.has(at) ? text.replaceAll("\n", " ") : text;
      expect(line, at).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
    }
    const json = JSON.stringify(content);
    for (const foreign of ["ASSIGNED_BY_ID", "STATUS_ID", "CONVERTED", "cAdmin", "constructor", "javascript:"])
      expect(json).not.toContain(foreign);
    // None of the texts starts its own line in the summary.
    const summary = texts.find(([at]) => manyLines.has(at))?.[1] ?? "";
    expect(summary.split("\n").filter((line) => line.startsWith("Apartments:")).length).toBeLessThanOrEqual(1);
    if (["bitrix24", "espocrm"].includes(name)) expect(summary).not.toMatch(/[<>[\]]/);
  });
});

test("a lead's fields are cut to the system's limits, and the longest name still arrives", async () => {
  const long = { ...inquiry, name: `${"Arta ".repeat(60)}${"x".repeat(300)}`, phone: "4".repeat(400) };
  expect(await sendToBitrix24(long, `${system.url}/rest/1/key`)).toBe("taken");
  await sendToEspoCrm(long, { url: system.url, key: "key" });
  const [bitrix, espo] = system.got.map(({ content }) => Object.fromEntries(textsIn(content)));
  expect([bitrix?.["TITLE"]?.length, bitrix?.["NAME"]?.length, bitrix?.["LAST_NAME"]?.length]).toEqual([255, 50, 50]);
  expect([espo?.["firstName"]?.length, espo?.["lastName"]?.length, espo?.["phoneNumber"]?.length]).toEqual([
    100, 100, 36,
  ]);
});

test.each<[string, object]>([
  ["a text of more than 2,000 characters", { partner: "x".repeat(2001) }],
  ["an apartment of more than 2,000 characters", { apartments: ["x".repeat(2001)] }],
  ["a thousand apartments", { apartments: Array.from({ length: 1000 }, () => "a") }],
  ["an id that is a path", { id: "../../etc/passwd" }],
  ["an id with a line break", { id: "a\nb" }],
  ["two e-mail addresses", { email: "a@b.c,d@e.f" }],
  ["an e-mail address with a line break", { email: "a@b.c\nBcc: d@e.f" }],
  ["a name of nothing but control characters", { name: "\u0000\u001b\n" }],
  ["an invalid time", { sentAt: "yesterday" }],
  ["a number for a text", { floor: 3 }],
  ["an object for a consent", { consent: { toString: "x" } }],
])("%s is not an inquiry", (_, wrong) => {
  expect(readInquiry(JSON.stringify({ ...inquiry, ...wrong }))).toBeUndefined();
});

test("neither a system's answer nor a key in its address reaches the log", async () => {
  system.answer = () => ({ status: 500, body: "\u001b]0;owned\u0007\r\nAll is well\u202e" });
  expect(await postJson(`${system.url}/key`, {})).toBe("failed");
  expect(await postJson("https//yours.bitrix24.com/rest/1/secret-key/", {})).toBe("failed");
  expect(errors).toHaveLength(2);
  for (const line of errors) expect(line).not.toMatch(/[\p{Cc}\u202e]|secret/u);
});

test("an endless answer is not read to its end", async () => {
  let bytesWritten = 0;
  const { url, close } = await listenHere(
    createServer((_, response) => {
      const more = () => {
        if (response.destroyed) return;
        bytesWritten += 65_536;
        response.write("x".repeat(65_536), () => setImmediate(more));
      };
      more();
    }),
  );
  expect(await postJson(url, {})).toBe("taken");
  expect(bytesWritten).toBeLessThan(20_000_000);
  await close();
});

test("the data layer receives no e-mail address, telephone number, message or object, whoever fires the event", () => {
  const page = new EventTarget();
  const dataLayer: object[] = [];
  tellDataLayer(page, dataLayer);
  const details: readonly unknown[] = [
    null,
    undefined,
    { apartment: "arta@shembull.com", partner: "+383 44 123 456", code: { name: "Arta" } },
    { apartment: ["Arta"], partner: "a".repeat(200), code: "x\ny" },
    { apartment: 38_344_123_456, partner: "0038344123456" },
  ];
  for (const detail of details) page.dispatchEvent(Object.assign(new Event("inquiryfail"), { detail }));
  expect(dataLayer).toEqual(
    details.map(() => ({ event: "kulla_inquiryfail", kulla: { apartment: null, code: null, partner: null } })),
  );
});
