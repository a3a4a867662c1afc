import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendToBitrix24 } from "../../../integrations/recipes/bitrix24.js";
import { about, inquiry, inquiryOfCampaign, stubSystem, type Got, type StubSystem } from "./stubSystem.ts";

type Lead = { readonly fields: Readonly<Record<string, unknown>> };

/** As in crm.lead.add: phones and e-mails are lists of values with a type; the answer is the lead's number. */
function judge({ path, content }: Got) {
  if (path !== "/rest/1/key/crm.lead.add.json") return { status: 401, body: '{"error":"INVALID_CREDENTIALS"}' };
  const { EMAIL, PHONE } = (content as Lead).fields;
  const isList = [EMAIL, PHONE].every(Array.isArray);
  return isList ? { status: 200, body: '{"result":3465}' } : { status: 400, body: '{"error":""}' };
}

let system: StubSystem;
const send = () => sendToBitrix24(inquiry, `${system.url}/rest/1/key`);

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  system = await stubSystem(judge);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await system.close();
});

test("an inquiry becomes a lead that can be found by the inquiry's id", async () => {
  expect(await send()).toBe("taken");
  expect(system.got[0]?.content).toHaveProperty("fields", {
    TITLE: "Arta Ëndrra Krasniqi, k5-03-07",
    NAME: "Arta Ëndrra",
    LAST_NAME: "Krasniqi",
    EMAIL: [{ VALUE: inquiry.email, VALUE_TYPE: "WORK" }],
    PHONE: [{ VALUE: inquiry.phone, VALUE_TYPE: "WORK" }],
    COMMENTS: about,
    SOURCE_ID: "WEB",
    SOURCE_DESCRIPTION: inquiry.page,
    ORIGINATOR_ID: "kulla",
    ORIGIN_ID: inquiry.id,
  });
});

test("a lead has its campaign in the fields for it, and both visits in its comment", async () => {
  await sendToBitrix24(inquiryOfCampaign, `${system.url}/rest/1/key`);
  const lead = system.got[0]?.content as Lead | undefined;
  expect(lead?.fields).toMatchObject({ UTM_SOURCE: "meta", UTM_CAMPAIGN: "autumn" });
  expect(String(lead?.fields["COMMENTS"]).split("\n").slice(4, 7)).toEqual([
    "Campaign: utm_source: meta, utm_campaign: autumn, from l.facebook.com, to https://www.example.com/sale, on 2026-11-20T09:00:00.000Z",
    "First visit: gclid: G-1, to https://www.example.com/, on 2026-11-12T10:00:00.000Z",
    "Fields: listing: A-17",
  ]);
});

test.each([
  ["too many requests", 503, '{"error":"QUERY_LIMIT_EXCEEDED","error_description":"Too many requests"}'],
  ["an error with 200", 200, '{"error":"ACCESS_DENIED","error_description":"no"}'],
  ["a page", 200, "<p>Sign in"],
])("%s is a failure", async (_case, status, body) => {
  system.answer = () => ({ status, body });
  expect(await send()).toBe("failed");
});
