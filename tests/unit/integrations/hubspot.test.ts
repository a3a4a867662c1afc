import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendToHubSpot } from "../../../integrations/recipes/hubspot.js";
import { about, inquiry, stubSystem, type Got, type StubSystem } from "./stubSystem.ts";

type Submission = { readonly fields: readonly { readonly name: string; readonly value: string }[] };

const formFields = ["firstname", "lastname", "email", "phone", "message"];
const path = "/submissions/v3/integration/submit/62515/78c2891f-ebdd";

/** As in the Forms API: only the form's fields, each a name and a value. */
function judge({ path: requestedPath, content }: Got) {
  const { fields } = content as Submission;
  const message = "The request is not valid";
  if (requestedPath !== path) return { status: 404, body: JSON.stringify({ status: "error", message }) };
  const unknown = fields.filter(({ name }) => !formFields.includes(name));
  if (unknown.length > 0) return { status: 400, body: JSON.stringify({ status: "error", message, errors: unknown }) };
  return { status: 200, body: JSON.stringify({ inlineMessage: "Thanks" }) };
}

let system: StubSystem;
const form = { portalId: "62515", formGuid: "78c2891f-ebdd" };
const send = (consent: string | null = null, consentText = "") =>
  sendToHubSpot({ ...inquiry, consent }, { ...form, consentText, base: system.url });

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  system = await stubSystem(judge);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await system.close();
});

test("an inquiry becomes a form submission, with its time and page", async () => {
  expect(await send()).toBe("taken");
  const { content } = system.got[0] ?? {};
  const { fields } = content as Submission;
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
    firstname: "Arta Ëndrra",
    lastname: "Krasniqi",
    email: inquiry.email,
    phone: inquiry.phone,
    message: about,
  });
  expect(content).toMatchObject({ submittedAt: "1795168800000", context: { pageUri: inquiry.page } });
  expect(content).not.toHaveProperty("legalConsentOptions");
});

test("consent is sent in the form's own format, and only if the visitor gave it", async () => {
  await send("2026-11", "I agree.");
  await send(null, "I agree.");
  const [first, second] = system.got.map(({ content }) => content);
  expect(first).toMatchObject({ legalConsentOptions: { consent: { consentToProcess: true, text: "I agree." } } });
  expect(second).not.toHaveProperty("legalConsentOptions");
});

test.each([
  [400, "refused"],
  [404, "failed"],
  [429, "failed"],
  [500, "failed"],
])("an answer of %d is reported as %s", async (status, outcome) => {
  system.answer = () => ({ status, body: "{}" });
  expect(await send()).toBe(outcome);
});
