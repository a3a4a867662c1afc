// @ts-check
// Submits each inquiry to a HubSpot form (Forms API, submissions v3). The form needs the fields firstname, lastname, email,
// phone and message. HUBSPOT_PORTAL_ID=… HUBSPOT_FORM_GUID=… node integrations/recipes/hubspot.js
// https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-unauthenticated
import { pathToFileURL } from "node:url";
import { aboutInquiry, plainInquiry, postJson, splitName } from "./inquiry.js";
import { listen, setting } from "./receiveInquiries.js";

/** @import { Inquiry } from "./inquiry.js" */

/**
 * `consentText`: the sentence your visitors agree to; required if your form asks for consent.
 * @typedef {{ portalId: string, formGuid: string, consentText?: string, base?: string }} HubSpotForm
 */

/**
 * @param {Inquiry} inquiry
 * @param {string} [consentText]
 */
export function toHubSpot(inquiry, consentText) {
  const cleaned = plainInquiry(inquiry);
  const { firstName, lastName } = splitName(cleaned.name);
  const { email, phone } = cleaned;
  const values = { firstname: firstName, lastname: lastName, email, phone, message: aboutInquiry(cleaned) };
  const fields = Object.entries(values).map(([name, value]) => ({ objectTypeId: "0-1", name, value }));
  const consent = { consentToProcess: true, text: consentText };
  return {
    submittedAt: String(Date.parse(cleaned.sentAt)),
    fields: fields.filter(({ value }) => value),
    ...(cleaned.page && { context: { pageUri: cleaned.page } }),
    ...(consentText && cleaned.consent && { legalConsentOptions: { consent } }),
  };
}

/**
 * @param {Inquiry} inquiry
 * @param {HubSpotForm} form
 */
export function sendToHubSpot(inquiry, { portalId, formGuid, consentText, base = "https://api.hsforms.com" }) {
  const path = [portalId, formGuid].map(encodeURIComponent).join("/");
  return postJson(`${base}/submissions/v3/integration/submit/${path}`, toHubSpot(inquiry, consentText));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const form = { portalId: setting("HUBSPOT_PORTAL_ID"), formGuid: setting("HUBSPOT_FORM_GUID") };
  const consentText = process.env["HUBSPOT_CONSENT_TEXT"] ?? "";
  listen((inquiry) => sendToHubSpot(inquiry, { ...form, consentText }));
}
