import { isRecord } from "../../src/project/isRecord.ts";
import { type MailboxAnswer, readJsonObject } from "./exchange.ts";

export type SendRequest = {
  readonly user_id: string;
  readonly service_id: string;
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, unknown>>;
};

export type Judgement = { readonly request: SendRequest } | { readonly refusal: MailboxAnswer };

const admin = "https://dashboard.emailjs.com/admin";
const largestParamsBytes = 50_000;

/** Checks a body as the e-mail provider does: returns the request that it would send, or a refusal with a status and text. */
export function validateSend(body: string): Judgement {
  const sent = readJsonObject(body);
  if (!sent) return refuse(400, "Bad Request");
  const { user_id, service_id, template_id, template_params = {} } = sent;
  if (!isFilled(user_id)) return refuse(400, `The Public Key is required. To find this ID, visit ${admin}/account`);
  if (!isFilled(service_id)) return refuse(400, `The Service ID is required. To find this ID, visit ${admin}`);
  if (!isFilled(template_id))
    return refuse(400, `The Template ID is required. To find this ID, visit ${admin}/templates`);
  if (!isRecord(template_params)) return refuse(400, "The template_params parameter has to be an object");
  if (Buffer.byteLength(JSON.stringify(template_params)) > largestParamsBytes) {
    return refuse(413, "Variables size limit. The maximum allowed variables size is 50Kb");
  }
  return { request: { user_id, service_id, template_id, template_params } };
}

function refuse(status: number, text: string): Judgement {
  return { refusal: { status, text } };
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
