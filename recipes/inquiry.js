// @ts-check

/**
 * An inquiry as the price form posts it (README, "Inquiries to your own system").
 * @typedef {object} Inquiry
 * @property {string} id the same over retries
 * @property {string[]} apartments ids of the homes asked for
 * @property {string} name
 * @property {string} phone
 * @property {string} email
 * @property {string} floor the storey's label
 * @property {string | null} partner whose page it was
 * @property {string} page address it was asked from
 * @property {string} locale
 * @property {string | null} consent version agreed to
 * @property {string} sentAt ISO date and time
 */

/**
 * How handing it on ended: `refused` for what is wrong with the inquiry itself, `failed` for all that may be mended meanwhile (a
 * service that is down or busy, a wrong key): it is tried again then.
 * @typedef {"taken" | "refused" | "failed"} Outcome
 */

const texts = ["id", "name", "phone", "email", "floor", "page", "locale", "sentAt"];

/**
 * The inquiry in a body; `undefined` where it is none.
 * @param {string} body
 * @returns {Inquiry | undefined}
 */
export function readInquiry(body) {
  try {
    const sent = JSON.parse(body);
    const isWhole = texts.every((name) => typeof sent[name] === "string" && sent[name].length <= 2000);
    const { id, name, email, apartments, partner = null, consent = null } = sent;
    const isList = Array.isArray(apartments) && apartments.every((home) => typeof home === "string");
    if (!isWhole || !isList || !id || !name || !email.includes("@")) return undefined;
    return [partner, consent].every((text) => text === null || typeof text === "string") ? sent : undefined;
  } catch {
    return undefined;
  }
}

/**
 * First name and last name, for systems that keep them apart: the last word is the last name, and a single word is one.
 * @param {string} name
 */
export function splitName(name) {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop() ?? "";
  return { firstName: words.join(" "), lastName };
}

/**
 * All but the person, one line each, for a field of free text.
 * @param {Inquiry} inquiry
 */
export function aboutInquiry({ id, apartments, floor, partner, page, locale, consent }) {
  const lines = { Homes: apartments.join(", "), Floor: floor, Partner: partner, Page: page, Language: locale };
  return Object.entries({ ...lines, "Consent to version": consent, Inquiry: id })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

/**
 * Posts JSON and says how it ended. `isTaken` judges a good answer once more, where a system says its errors with 200.
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
    const text = await answer.text();
    if (answer.ok && isTaken(text)) return "taken";
    // Never the address: it may hold a key. What it says is for you and not for visitors.
    console.error(`The inquiry was not taken: ${answer.status} ${text.slice(0, 300)}`);
    return answer.status === 400 || answer.status === 422 ? "refused" : "failed";
  } catch (thrown) {
    console.error(`The inquiry was not taken: ${String(thrown)}`);
    return "failed";
  }
}
