import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendToN8n } from "../../../integrations/recipes/n8n.js";
import { inquiry, stubSystem, type Got, type StubSystem } from "./stubSystem.ts";

/** As in a Webhook node with Header Auth. */
function judge({ path, headers }: Got) {
  if (path !== "/webhook/inquiries") return { status: 404, body: '{"code":404,"message":"not registered"}' };
  if (headers["x-key"] !== "word") return { status: 403, body: "Authorization data is wrong!" };
  return { status: 200, body: '{"message":"Workflow was started"}' };
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

test("an inquiry reaches the workflow unchanged, with its key and the node's header", async () => {
  const workflow = { webhook: `${system.url}/webhook/inquiries`, header: "X-Key: word" };
  expect(await sendToN8n(inquiry, workflow)).toBe("taken");
  expect(system.got[0]?.content).toEqual(inquiry);
  expect(system.got[0]?.headers["idempotency-key"]).toBe(inquiry.id);
});

test("an inactive workflow, or a wrong header, fails: the inquiry is tried again", async () => {
  expect(await sendToN8n(inquiry, { webhook: `${system.url}/webhook-test/inquiries`, header: "X-Key: word" })).toBe(
    "failed",
  );
  expect(await sendToN8n(inquiry, { webhook: `${system.url}/webhook/inquiries` })).toBe("failed");
});
