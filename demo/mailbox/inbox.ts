import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How a message arrived: by the e-mail provider's protocol, or as an inquiry to an owner's own system (with `publicKey` ""). */
export const asInquiry = { publicKey: "", service: "POST", template: "/inquiries" };

/** A message that the mailbox has accepted, as stored in the inbox folder. */
export type Letter = {
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
  letters: () => readonly Letter[];
  keep: (letter: Omit<Letter, "id" | "receivedAt">) => Letter;
};

/** Beyond this number the oldest messages are deleted, including their files: this mailbox is for trying things out. */
const mostLetters = 1000;

/** The messages of a folder, one JSON file each, including those from earlier runs. */
export function openInbox(folder: string): Inbox {
  mkdirSync(folder, { recursive: true });
  const letters: Letter[] = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toReversed()
    .flatMap((name) => readLetter(join(folder, name)));
  let count = letters.length;
  return {
    letters: () => [...letters],
    keep: (taken) => {
      const receivedAt = new Date().toISOString();
      count += 1;
      const id = `${receivedAt.replace(/[:.]/g, "-")}-${String(count).padStart(4, "0")}`;
      const letter: Letter = { id, receivedAt, ...taken };
      writeFileSync(join(folder, `${id}.json`), JSON.stringify(letter, null, 2));
      letters.unshift(letter);
      for (const { id: oldest } of letters.splice(mostLetters)) rmSync(join(folder, `${oldest}.json`), { force: true });
      return letter;
    },
  };
}

/** A file that was damaged by hand must not prevent the others from being shown. */
function readLetter(file: string): Letter[] {
  try {
    const letter = JSON.parse(readFileSync(file, "utf8")) as Letter;
    const { id, receivedAt, publicKey, service, template, params } = letter;
    const isWhole = [id, receivedAt, publicKey, service, template].every((text) => typeof text === "string");
    return isWhole && typeof params === "object" && params !== null ? [letter] : [];
  } catch {
    return [];
  }
}
