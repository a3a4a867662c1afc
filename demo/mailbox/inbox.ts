import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How a letter came: by the e-mail provider's protocol, or as an inquiry to an owner's own system (`publicKey` "" then). */
export const asInquiry = { publicKey: "", service: "POST", template: "/inquiries" };

/** One letter the mailbox has taken, as it lies in the inbox folder. */
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

/** Beyond so many the oldest go, file and all: this is a mailbox to try things with. */
const mostLetters = 1000;

/** The letters of one folder, one JSON file each; what lies there from earlier runs is shown too. */
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

/** A file somebody broke by hand must not keep the others from being shown. */
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
