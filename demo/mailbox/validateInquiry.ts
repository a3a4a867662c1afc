import { type MailboxAnswer, jsonAnswer, readJsonObject } from "./exchange.ts";

/** An inquiry as sent to an owner's own system. */
export type ReceivedInquiry = Readonly<Record<string, unknown>> & { readonly id: string };

/** A POST request: its body, and the relevant headers. */
export type Post = { readonly body: string; readonly type: string; readonly key: string };

const largestBytes = 20_000;
const texts = ["id", "name", "phone", "email", "floor", "page", "locale", "sentAt"];
const textsOrNull = ["partner", "consent"];
/** Present only if the visitor's path or the page provides them. */
const objects = ["campaign", "ownFields"];
const names = new Set([...texts, ...textsOrNull, ...objects, "apartments"]);

/** Checks a request as strictly as an owner's system may: returns the inquiry to store, or a refusal with a sentence. */
export function validateInquiry({
  body,
  type,
  key,
}: Post): { readonly inquiry: ReceivedInquiry } | { readonly refusal: MailboxAnswer } {
  if (!/^application\/json\b/i.test(type)) return refuse(415, "Send JSON.");
  if (Buffer.byteLength(body) > largestBytes) return refuse(413, "An inquiry may have at most 20 KB.");
  const sent = readJsonObject(body);
  if (!sent) return refuse(400, "The body is not a JSON object.");
  const wrong = wrongIn(sent);
  if (wrong) return refuse(422, `The field ${wrong} is missing or wrong.`);
  if (!key || key !== sent["id"]) return refuse(422, "The Idempotency-Key has to be the inquiry's id.");
  return { inquiry: { ...sent, id: key } };
}

function wrongIn(sent: Readonly<Record<string, unknown>>): string | undefined {
  const { apartments, email, sentAt, id, name } = sent;
  const isText = (field: string): boolean => typeof sent[field] === "string";
  const isList =
    Array.isArray(apartments) && apartments.every((apartment) => typeof apartment === "string" && apartment !== "");
  return (
    texts.find((field) => !isText(field)) ??
    textsOrNull.find((field) => sent[field] !== null && !isText(field)) ??
    Object.keys(sent).find((field) => !names.has(field)) ??
    objects.find((field) => field in sent && (typeof sent[field] !== "object" || sent[field] === null)) ??
    (isList ? undefined : "apartments") ??
    (id === "" ? "id" : undefined) ??
    (name === "" ? "name" : undefined) ??
    (/^\S+@\S+\.\S+$/.test(String(email)) ? undefined : "email") ??
    (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(sentAt)) ? undefined : "sentAt")
  );
}

function refuse(status: number, message: string): { readonly refusal: MailboxAnswer } {
  return { refusal: jsonAnswer(status, { message }) };
}
