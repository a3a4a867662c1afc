import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendToEspoCrm } from "../../../integrations/recipes/espocrm.js";
import { about, inquiry, stubSystem, type Got, type StubSystem } from "./stubSystem.ts";

/** As in Lead Capture: a key in the address, JSON both ways, null and never "" for a missing value. */
function judge({ path, headers, content }: Got) {
  if (path !== "/crm/api/v1/LeadCapture/f1b0") return { status: 404, body: "" };
  const isRight = headers.accept === "application/json" && !Object.values(content as object).includes("");
  return { status: isRight ? 200 : 400, body: isRight ? "true" : "" };
}

let system: StubSystem;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  system = await stubSystem(judge);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await system.close();
});

test("an inquiry becomes a lead, with first and last name separate", async () => {
  expect(await sendToEspoCrm(inquiry, { url: `${system.url}/crm/`, key: "f1b0" })).toBe("taken");
  expect(system.got[0]?.content).toEqual({
    firstName: "Arta Ëndrra",
    lastName: "Krasniqi",
    emailAddress: inquiry.email,
    phoneNumber: inquiry.phone,
    description: about,
  });
});

test("a one-word name is a last name, and missing values are null", async () => {
  const short = { ...inquiry, name: "Arta", phone: "" };
  expect(await sendToEspoCrm(short, { url: `${system.url}/crm`, key: "f1b0" })).toBe("taken");
  expect(system.got[0]?.content).toMatchObject({ firstName: null, lastName: "Arta", phoneNumber: null });
});

test("a wrong key fails, so that the inquiry is not lost; no log contains the key", async () => {
  expect(await sendToEspoCrm(inquiry, { url: `${system.url}/crm`, key: "secret" })).toBe("failed");
  const logged = vi.mocked(console.error).mock.calls.flat().join(" ");
  expect(logged).toContain("404");
  expect(logged).not.toContain("secret");
});
