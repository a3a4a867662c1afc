import type { ProjectFile } from "../content/projectFile.ts";
import { mailAddress, type MailAddress } from "./mailAddress.ts";
import type { Message } from "./message.ts";

export type Outcome = "sent" | "failed" | "notConfigured";

const timeoutMs = 30_000;

/** Messages on their way. The library's request cannot be stopped: one that timed out may still arrive. */
const underway = new Map<string, Promise<Outcome>>();

/**
 * Sends one message by the contact template. Never throws. After 30 s without an answer it counts as failed; the same message sent
 * again meanwhile waits for its first request, so that a slow line never sends it twice.
 */
export async function sendMessage(message: Message): Promise<Outcome> {
  const key = JSON.stringify(message);
  let sent = underway.get(key);
  if (!sent) {
    sent = post(message)
      .catch((): Outcome => "failed")
      .finally(() => underway.delete(key));
    underway.set(key, sent);
  }
  const late = new Promise<Outcome>((resolve) => {
    setTimeout(() => resolve("failed"), timeoutMs);
  });
  return Promise.race([sent, late]);
}

async function post(message: Message): Promise<Outcome> {
  const [address, library] = await Promise.all([readAddress(), import("@emailjs/browser")]);
  if (!address) return "notConfigured";
  const { publicKey, service, template, origin } = address;
  // The library keeps one origin for the whole page and the elements set theirs: it is set anew for every letter.
  library.init({ publicKey, blockHeadless: false }, origin);
  const answer = await library.send(service, template, { ...message }, { publicKey });
  // A sign-in page of a hotel's network answers everything with 200: that message never left.
  return /^\s*<(!doctype|html)/i.test(answer.text) ? "failed" : "sent";
}

async function readAddress(): Promise<MailAddress | undefined> {
  const answer = await fetch("/project/project.json");
  const project: ProjectFile = await answer.json();
  return mailAddress(project.inquiry);
}
