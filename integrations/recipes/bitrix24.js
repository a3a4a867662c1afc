// @ts-check
// Creates a Bitrix24 lead for each inquiry, through an inbound webhook with the "crm" permission.
// BITRIX24_WEBHOOK=https://yours.bitrix24.com/rest/1/…/ node integrations/recipes/bitrix24.js
// https://apidocs.bitrix24.com/api-reference/crm/leads/crm-lead-add.html
import { pathToFileURL } from "node:url";
import { aboutInquiry, escapeMarkup, oneLine, plainInquiry, postJson, splitName } from "./inquiry.js";
import { listen, setting } from "./receiveInquiries.js";

/** @import { Inquiry } from "./inquiry.js" */

/** A lead has fields with these names, in upper case. */
const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];

/** @param {Inquiry} sent */
export function toBitrix24(sent) {
  const inquiry = plainInquiry(sent);
  const { firstName, lastName } = splitName(inquiry.name);
  const { id, apartments, email, phone, page, name } = inquiry;
  const values = inquiry.campaign?.last.values ?? {};
  const campaign = utmNames.flatMap((utm) => (values[utm] ? [[utm.toUpperCase(), oneLine(values[utm], 255)]] : []));
  return {
    fields: {
      // The maximum lengths of Bitrix24's database columns.
      TITLE: oneLine([name, ...apartments].join(", "), 255),
      NAME: oneLine(firstName, 50),
      LAST_NAME: oneLine(lastName, 50),
      EMAIL: [{ VALUE: oneLine(email, 255), VALUE_TYPE: "WORK" }],
      PHONE: [{ VALUE: oneLine(phone, 255), VALUE_TYPE: "WORK" }],
      // Both are shown as HTML with BBCode.
      COMMENTS: escapeMarkup(aboutInquiry(inquiry)),
      SOURCE_ID: "WEB",
      SOURCE_DESCRIPTION: escapeMarkup(page),
      ORIGINATOR_ID: "kulla",
      ORIGIN_ID: id,
      ...Object.fromEntries(campaign),
    },
    params: { REGISTER_SONET_EVENT: "Y" },
  };
}

/**
 * @param {Inquiry} inquiry
 * @param {string} webhook its address, up to and including the key
 */
export function sendToBitrix24(inquiry, webhook) {
  return postJson(`${webhook.replace(/\/*$/, "/")}crm.lead.add.json`, toBitrix24(inquiry), { isTaken });
}

/**
 * Whether Bitrix24 created the lead: it may report an error with status 200.
 * @param {string} text
 */
function isTaken(text) {
  try {
    return Number(JSON.parse(text).result) > 0;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const webhook = setting("BITRIX24_WEBHOOK");
  listen((inquiry) => sendToBitrix24(inquiry, webhook));
}
