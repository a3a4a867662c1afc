import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendToBitrix24 } from "../../../integrations/recipes/bitrix24.js";
import { about, inquiry, stubSystem, type Got, type StubSystem } from "./stubSystem.ts";

type Lead = { readonly fields: Readonly<Record<string, unknown>> };

/** As crm.lead.add has it: phones and e-mails are lists of values with a type; the answer is the lead's number. */
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

test("an inquiry is a lead that can be found by the inquiry's id", async () => {
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

test.each([
  ["too many requests", 503, '{"error":"QUERY_LIMIT_EXCEEDED","error_description":"Too many requests"}'],
  ["an error with 200", 200, '{"error":"ACCESS_DENIED","error_description":"no"}'],
  ["a page", 200, "<p>Sign in"],
])("%s is no success", async (_case, status, body) => {
  system.answer = () => ({ status, body });
  expect(await send()).toBe("failed");
});
