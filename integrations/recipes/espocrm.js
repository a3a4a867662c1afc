// @ts-check
// Creates an EspoCRM lead for each inquiry (Administration > Lead Capture). Payload fields: First Name, Last Name, Email, Phone, Description.
// ESPOCRM_URL=https://crm.example.com ESPOCRM_KEY=… node integrations/recipes/espocrm.js
// https://docs.espocrm.com/administration/web-to-lead
import { pathToFileURL } from "node:url";
import { aboutInquiry, escapeMarkup, oneLine, plainInquiry, postJson, splitName } from "./inquiry.js";
import { listen, setting } from "./receiveInquiries.js";

/** @import { Inquiry } from "./inquiry.js" */

/** @param {Inquiry} sent */
export function toEspoCrm(sent) {
  const inquiry = plainInquiry(sent);
  const { firstName, lastName } = splitName(inquiry.name);
  return {
    // EspoCRM requires null for an empty value.
    firstName: oneLine(firstName, 100) || null,
    lastName: oneLine(lastName, 100),
    emailAddress: oneLine(inquiry.email, 255),
    phoneNumber: oneLine(inquiry.phone, 36) || null,
    // Rendered as Markdown, which may contain HTML.
    description: escapeMarkup(aboutInquiry(inquiry)),
  };
}

/**
 * `url`: the system's address; `key`: the API key of the entry point.
 * @param {Inquiry} inquiry
 * @param {{ url: string, key: string }} entryPoint
 */
export function sendToEspoCrm(inquiry, { url, key }) {
  const address = `${url.replace(/\/+$/, "")}/api/v1/LeadCapture/${encodeURIComponent(key)}`;
  return postJson(address, toEspoCrm(inquiry));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const entryPoint = { url: setting("ESPOCRM_URL"), key: setting("ESPOCRM_KEY") };
  listen((inquiry) => sendToEspoCrm(inquiry, entryPoint));
}
