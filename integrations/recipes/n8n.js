// @ts-check
// Sends inquiries to an n8n workflow that starts with a Webhook node (POST, its production address). The page may also post there
// directly: set `inquiry.endpoint` to that address, list your pages under "Allowed Origins" and use no authentication. With this script
// the address and the header it requires (Header Auth) stay secret.
// N8N_WEBHOOK=https://n8n.example.com/webhook/… N8N_HEADER="X-Key: …" node integrations/recipes/n8n.js
// https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.webhook/
import { pathToFileURL } from "node:url";
import { plainInquiry, postJson } from "./inquiry.js";
import { listen, setting } from "./receiveInquiries.js";

/** @import { Inquiry } from "./inquiry.js" */

/**
 * Posts the known fields: a workflow finds them under `body`, and the key under `headers`.
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
