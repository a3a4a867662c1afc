// @ts-check

/**
 * An inquiry as the price form posts it (docs/partners/inquiries.md).
 * @typedef {object} Inquiry
 * @property {string} id unchanged across retries
 * @property {string[]} apartments ids of the apartments the visitor inquired about
 * @property {string} name
 * @property {string} phone
 * @property {string} email
 * @property {string} floor the floor's label
 * @property {string | null} partner the partner whose page the inquiry was sent from
 * @property {string} page address of the page the inquiry was sent from
 * @property {string} locale
 * @property {string | null} consent version the visitor agreed to
 * @property {string} sentAt ISO date and time
 * @property {Campaign} [campaign] where the visitor came from, if known
 * @property {Values} [ownFields] the page's own hidden fields, if it has any
 */

/**
 * Values by name: `utm_source`, `gclid`, or a name of the page's own.
 * @typedef {Record<string, string>} Values
 */

/**
 * One arrival of a visitor: ISO date and time, the page without its query, the referrer's host, and the campaign values from the address.
 * @typedef {{ at: string, landing: string, referrer: string, values: Values }} Visit
 */

/**
 * The first visit, and the one that led to the inquiry.
 * @typedef {{ first: Visit, last: Visit }} Campaign
 */

/**
 * The result of forwarding: `refused` if the inquiry itself is wrong, `failed` if a later attempt may succeed (a
 * service that is down or busy, a wrong key), in which case it is retried.
 * @typedef {"taken" | "refused" | "failed"} Outcome
 */

const texts = /** @type {const} */ (["id", "name", "phone", "email", "floor", "page", "locale", "sentAt"]);
const longestText = 2000;
/** Longer than any visitor's list of apartments; a body of 20 KB hardly has room for more. */
const mostApartments = 500;
/** The price form sends at most this many values per visit, and at most this many own fields. */
const mostValues = 15;

/**
 * Parses an inquiry from a request's body; `undefined` if the body is not an inquiry. Fields that the price form does not send are left out.
 * @param {string} body
 * @returns {Inquiry | undefined}
 */
export function readInquiry(body) {
  try {
    const { partner = null, consent = null, ...sent } = JSON.parse(body);
    const { apartments } = sent;
    const isList = Array.isArray(apartments) && apartments.length <= mostApartments && apartments.every(isText);
    const isWhole = texts.every((name) => isText(sent[name]));
    if (!isWhole || !isList || ![partner, consent].every((text) => text === null || isText(text))) return undefined;
    const inquiry = plainInquiry({ ...sent, partner, consent });
    const { id, name, email, sentAt } = inquiry;
    const isUsable = /^[\w-]{1,64}$/.test(id) && name && /^[^\s@]+@[^\s@]+$/.test(email);
    return isUsable && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(sentAt) && Date.parse(sentAt) ? inquiry : undefined;
  } catch {
    return undefined;
  }
}

/** @param {unknown} value */
const isText = (value) => typeof value === "string" && value.length <= longestText;

/**
 * Only the known fields, each text as one line. A `page` that is not a web address is dropped: systems show it
 * as a link. An inquiry with an invalid campaign is accepted without it: the person matters more.
 * @param {Inquiry} inquiry
 * @returns {Inquiry}
 */
export function plainInquiry({ campaign, ownFields, ...inquiry }) {
  const { id, apartments, name, phone, email, floor, partner, page, locale, consent, sentAt } = inquiry;
  const visits = [plainVisit(campaign?.first), plainVisit(campaign?.last)];
  const [first = visits[1], last = first] = visits;
  const own = plainValues(ownFields);
  return {
    id: oneLine(id),
    apartments: apartments.map((apartment) => oneLine(apartment)).filter(Boolean),
    name: oneLine(name),
    phone: oneLine(phone),
    email: oneLine(email),
    floor: oneLine(floor),
    partner: partner === null ? null : oneLine(partner),
    page: /^https?:\/\//i.test(oneLine(page)) ? oneLine(page) : "",
    locale: oneLine(locale),
    consent: consent === null ? null : oneLine(consent),
    sentAt: oneLine(sentAt),
    ...(first && last && { campaign: { first, last } }),
    ...(Object.keys(own).length > 0 && { ownFields: own }),
  };
}

/**
 * @param {unknown} visit
 * @returns {Visit | undefined}
 */
function plainVisit(visit) {
  const { at, landing, referrer, values } = /** @type {Record<string, unknown>} */ (Object(visit));
  if (!isText(at) || !isText(landing) || !isText(referrer) || !Date.parse(String(at))) return undefined;
  return {
    at: new Date(String(at)).toISOString(),
    landing: /^https?:\/\//i.test(String(landing)) ? oneLine(String(landing), 500) : "",
    referrer: /^[\w.:[\]-]*$/.test(String(referrer)) ? oneLine(String(referrer), 255) : "",
    values: plainValues(values),
  };
}

/**
 * The texts of an object whose names have the form that the price form uses; all others are left out.
 * @param {unknown} values
 * @returns {Values}
 */
function plainValues(values) {
  const named = Object.entries(typeof values === "object" ? (values ?? {}) : {}).filter(
    ([name, value]) => /^[\w.-]{1,40}$/.test(name) && name !== "__proto__" && isText(value),
  );
  return Object.fromEntries(named.slice(0, mostValues).map(([name, value]) => [name, oneLine(String(value), 300)]));
}

/** Control characters, line and paragraph separators, marks that change the writing direction, lone surrogates. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cs}]+/gu;

/**
 * A text as one line, cut at `most` characters.
 * @param {string} text
 */
export function oneLine(text, most = longestText) {
  const line = text.replace(steering, " ").trim();
  // By code point, so that no character is cut in half.
  return line.length <= most
    ? line
    : `${Array.from(line.slice(0, most - 1))
        .join("")
        .replace(steering, "")}…`;
}

/**
 * For a field that a system shows as HTML, Markdown or BBCode: the text is shown as typed, and cannot create a link or picture.
 * @param {string} text
 */
export function escapeMarkup(text) {
  return text.replace(/[&<>"[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * For a line in the terminal or a log: nothing in it can move the cursor, change colors or begin another line.
 * @param {string} text
 */
export function printable(text) {
  return text.replace(steering, "·");
}

/**
 * First name and last name, for systems that store them separately: the last word, or a single word, is the last name.
 * @param {string} name
 */
export function splitName(name) {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop() ?? "";
  return { firstName: words.join(" "), lastName };
}

/**
 * Everything except the person's details, one line each, for a free-text field.
 * @param {Inquiry} inquiry
 */
export function aboutInquiry({ id, apartments, floor, partner, page, locale, consent, campaign, ownFields }) {
  const lines = { Apartments: apartments.join(", "), Floor: floor, Partner: partner, Page: page, Language: locale };
  const { first, last } = campaign ?? {};
  const source = {
    Campaign: last && aboutVisit(last),
    "First visit": first && first.at !== last?.at && aboutVisit(first),
    Fields: ownFields && inWords(ownFields),
  };
  return Object.entries({ ...lines, ...source, "Consent to version": consent, Inquiry: id })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

/** @param {Visit} visit */
function aboutVisit({ at, landing, referrer, values }) {
  return [inWords(values), referrer && `from ${referrer}`, `to ${landing}`, `on ${at}`].filter(Boolean).join(", ");
}

/** @param {Values} values */
const inWords = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");

/** Systems answer an inquiry with a few lines. */
const longestAnswerBytes = 100_000;

/**
 * Posts JSON and returns the outcome. `isTaken` also checks the text of a successful response, for systems that report errors with status 200.
 * @param {string} url
 * @param {object} content
 * @param {{ headers?: Record<string, string>, isTaken?: (text: string) => boolean }} [more]
 * @returns {Promise<Outcome>}
 */
export async function postJson(url, content, { headers = {}, isTaken = () => true } = {}) {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(content),
      redirect: "error",
      signal: AbortSignal.timeout(20_000),
    });
    const text = await textOf(answer);
    if (answer.ok && isTaken(text)) return "taken";
    // The address is not logged, because it may contain a key. The response is meant for you, not for visitors.
    console.error(`The inquiry was not accepted: ${answer.status} ${printable(text.slice(0, 300))}`);
    return answer.status === 400 || answer.status === 422 ? "refused" : "failed";
  } catch (thrown) {
    console.error(`The inquiry was not accepted: ${reasonOf(thrown)}`);
    return "failed";
  }
}

/** @param {Response} answer */
async function textOf(answer) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > longestAnswerBytes) break;
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * A code such as ECONNREFUSED, or the kind of error. The error's message is left out, because it may contain the address with the key.
 * @param {unknown} thrown
 */
export function reasonOf(thrown) {
  const { cause = thrown } = /** @type {{ cause?: unknown }} */ (Object(thrown));
  const { code, name } = /** @type {{ code?: unknown, name?: unknown }} */ (Object(cause));
  const text = [code, name].find((each) => typeof each === "string") ?? "unknown error";
  return printable(text).slice(0, 100);
}
