// @ts-check
// Inquiries to a workflow of n8n that begins with a Webhook node (POST, its production address). The page may also post there by
// itself: `inquiry.endpoint` is that address then, with your pages under "Allowed Origins" and no authentication. By this way the
// address and the header it asks for (Header Auth) stay secret.
// N8N_WEBHOOK=https://n8n.example.com/webhook/… N8N_HEADER="X-Key: …" node integrations/recipes/n8n.js
// https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.webhook/
import { pathToFileURL } from "node:url";
import { plainInquiry, postJson } from "./inquiry.js";
import { listen, setting } from "./receiveInquiries.js";

/** @import { Inquiry } from "./inquiry.js" */

/**
 * The known fields as they came: a workflow reads them under `body`, the key under `headers`.
 * @param {Inquiry} sent
 * @param {{ webhook: string, header?: string }} workflow
 */
export function sendToN8n(sent, { webhook, header = "" }) {
  const inquiry = plainInquiry(sent);
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(header) ?? [];
  const headers = { "Idempotency-Key": inquiry.id, ...(name && value && { [name]: value }) };
  return postJson(webhook, inquiry, { headers });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const workflow = { webhook: setting("N8N_WEBHOOK"), header: process.env["N8N_HEADER"] ?? "" };
  listen((inquiry) => sendToN8n(inquiry, workflow));
}
