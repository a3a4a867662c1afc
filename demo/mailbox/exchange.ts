import { parseJsonText } from "../../src/project/file/parseJsonText.ts";
import { isRecord } from "../../src/project/isRecord.ts";

/** What the mailbox answers to one send. */
export type Answer = {
  readonly status: number;
  readonly text: string;
  /** Answers only then. */
  readonly after?: Promise<unknown>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cuts the line instead of answering. */
  readonly cut?: boolean;
};

/** The JSON object in a request's body; undefined if it has no JSON object. */
export function readJsonObject(body: string): Readonly<Record<string, unknown>> | undefined {
  const json = parseJsonText(body);
  return json.ok && isRecord(json.value) ? json.value : undefined;
}

export function jsonAnswer(status: number, content: object): Answer {
  return { status, text: JSON.stringify(content), headers: { "Content-Type": "application/json" } };
}
