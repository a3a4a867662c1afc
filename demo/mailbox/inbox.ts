import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How a message arrived: by the e-mail provider's protocol, or as an inquiry to an owner's own system (with `publicKey` ""). */
export const asInquiry = { publicKey: "", service: "POST", template: "/inquiries" };

/** A message that the mailbox has accepted, as stored in the inbox folder. */
export type StoredMessage = {
  readonly id: string;
  /** ISO date and time. */
  readonly receivedAt: string;
  readonly publicKey: string;
  readonly service: string;
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
};

export type Inbox = {
  /** Newest first. */
  messages: () => readonly StoredMessage[];
  store: (message: Omit<StoredMessage, "id" | "receivedAt">) => StoredMessage;
};

/** Beyond this number the oldest messages are deleted, including their files: this mailbox is for trying things out. */
const maxMessages = 1000;

/** The messages of a folder, one JSON file each, including those from earlier runs. */
export function openInbox(folder: string): Inbox {
  mkdirSync(folder, { recursive: true });
  const messages: StoredMessage[] = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toReversed()
    .flatMap((name) => readMessage(join(folder, name)));
  let count = messages.length;
  return {
    messages: () => [...messages],
    store: (received) => {
      const receivedAt = new Date().toISOString();
      count += 1;
      const id = `${receivedAt.replace(/[:.]/g, "-")}-${String(count).padStart(4, "0")}`;
      const message: StoredMessage = { id, receivedAt, ...received };
      writeFileSync(join(folder, `${id}.json`), JSON.stringify(message, null, 2));
      messages.unshift(message);
      for (const { id: oldest } of messages.splice(maxMessages))
        rmSync(join(folder, `${oldest}.json`), { force: true });
      return message;
    },
  };
}

/** A file that was damaged by hand must not prevent the others from being shown. */
function readMessage(file: string): StoredMessage[] {
  try {
    const message = JSON.parse(readFileSync(file, "utf8")) as StoredMessage;
    const { id, receivedAt, publicKey, service, template, params } = message;
    const isValid = [id, receivedAt, publicKey, service, template].every((text) => typeof text === "string");
    return isValid && typeof params === "object" && params !== null ? [message] : [];
  } catch {
    return [];
  }
}
