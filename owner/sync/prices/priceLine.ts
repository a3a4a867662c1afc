import { createHash } from "node:crypto";
import type { Price, Status } from "../../../src/project/types.ts";
import { parseJsonText } from "../../../src/project/file/parseJsonText.ts";
import { price, status } from "../../../src/project/file/projectSchema.ts";
import { readBySchema } from "../../../src/project/file/readBySchema.ts";
import { required, object } from "../../../src/project/file/schemas.ts";
import { withoutPriceHistory } from "../../../src/project/priceHistory.ts";

/** An apartment's status and price as visitors see them; null where nothing is stated. */
export type PriceOffer = {
  readonly id: string;
  readonly price: Price | null;
  /** The amount per m² of the area that visitors see, to two decimals. */
  readonly perM2: number | null;
  /** null: "ask". */
  readonly status: Status | null;
};

/** One line of prices.jsonl: the status and price of an apartment that visitors get from `day` on (UTC, "2026-11-29"). */
export type PriceChange = PriceOffer & { readonly day: string };

/** The lines of a file, up to the first invalid one. */
export type PriceLines = {
  readonly changes: readonly PriceChange[];
  /** The hash that the next line must contain. */
  readonly lastHash: string;
  /** The first invalid line, counted from 1, and its problem, as the end of a sentence. */
  readonly broken?: { readonly line: number; readonly problem: string };
};

/** An id as in a project file: on a single line. */
export const idPattern = /^.{1,100}$/;

const lineSchema = object({
  id: required({ kind: "text", pattern: idPattern, problem: "not an id" }),
  day: required({ kind: "text", pattern: /^\d{4}-\d\d-\d\d$/, problem: "not a day" }),
  price: required({ kind: "orNull", schema: price }),
  perM2: required({ kind: "orNull", schema: { kind: "number", from: 0, to: Number.MAX_VALUE } }),
  status: required({ kind: "orNull", schema: status }),
  previous: required({ kind: "text", pattern: /^([0-9a-f]{64})?$/, problem: "not a hash" }),
});

const hashOf = (line: string): string => createHash("sha256").update(line).digest("hex");

/**
 * Reads the lines of a file up to the first that is not a change or does not contain the previous line's hash. The first line's
 * previous hash is "". Windows line endings are accepted.
 */
export function readPriceLines(text: string): PriceLines {
  const changes: PriceChange[] = [];
  let lastHash = "";
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  if (lines.length === 0) return { changes, lastHash, broken: { line: 1, problem: "is missing: the file is empty" } };
  for (const [index, line] of lines.entries()) {
    const read = readLine(line);
    if (!read) return { changes, lastHash, broken: { line: index + 1, problem: "is damaged" } };
    if (read.previous !== lastHash) {
      const problem = "does not follow from the line before it: a line was changed, added or removed";
      return { changes, lastHash, broken: { line: index + 1, problem } };
    }
    changes.push(read.change);
    lastHash = hashOf(line);
  }
  return { changes, lastHash };
}

function readLine(line: string): { readonly change: PriceChange; readonly previous: string } | undefined {
  const json = parseJsonText(line);
  if (!json.ok) return undefined;
  let isValid = true;
  const read = readBySchema(lineSchema, json.value, { baseUrl: "", report: () => void (isValid = false) });
  if (!read || !isValid) return undefined;
  const { id, day, price: stated, perM2, status: statedStatus, previous } = read;
  return { change: { id, day, price: stated && withoutPriceHistory(stated), perM2, status: statedStatus }, previous };
}

/** The lines of changes that follow the line with `lastHash`, each with its line break. */
export function writePriceLines(changes: readonly PriceChange[], lastHash: string): string {
  let previous = lastHash;
  return changes
    .map(({ id, day, price: stated, perM2, status: statedStatus }) => {
      const line = JSON.stringify({
        id,
        day,
        price: stated && withoutPriceHistory(stated),
        perM2,
        status: statedStatus,
        previous,
      });
      previous = hashOf(line);
      return `${line}\n`;
    })
    .join("");
}
