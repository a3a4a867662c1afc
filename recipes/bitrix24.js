// @ts-check
// Inquiries as leads of Bitrix24, by an inbound webhook with the right "crm".
// BITRIX24_WEBHOOK=https://yours.bitrix24.com/rest/1/…/ node recipes/bitrix24.js
// https://apidocs.bitrix24.com/api-reference/crm/leads/crm-lead-add.html
import { pathToFileURL } from "node:url";
import { aboutInquiry, postJson, splitName } from "./inquiry.js";
import { listen, setting } from "./receiveInquiries.js";

/** @import { Inquiry } from "./inquiry.js" */

/** @param {Inquiry} inquiry */
export function toBitrix24(inquiry) {
  const { firstName, lastName } = splitName(inquiry.name);
  const { id, apartments, email, phone, page, name } = inquiry;
  return {
    fields: {
      TITLE: [name, ...apartments].join(", "),
      NAME: firstName,
      LAST_NAME: lastName,
      EMAIL: [{ VALUE: email, VALUE_TYPE: "WORK" }],
      PHONE: [{ VALUE: phone, VALUE_TYPE: "WORK" }],
      COMMENTS: aboutInquiry(inquiry),
      SOURCE_ID: "WEB",
      SOURCE_DESCRIPTION: page,
      ORIGINATOR_ID: "kulla",
      ORIGIN_ID: id,
    },
    params: { REGISTER_SONET_EVENT: "Y" },
  };
}

/**
 * @param {Inquiry} inquiry
 * @param {string} webhook its address, up to and with the key
 */
export function sendToBitrix24(inquiry, webhook) {
  return postJson(`${webhook.replace(/\/*$/, "/")}crm.lead.add.json`, toBitrix24(inquiry), { isTaken });
}

/**
 * It may say an error with 200.
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
