import { parseJsonText } from "../../src/project/file/parseJsonText.ts";
import { isRecord } from "../../src/project/isRecord.ts";

/** The mailbox's answer to a request. */
export type MailboxAnswer = {
  readonly status: number;
  readonly text: string;
  /** The answer is sent only once this has settled. */
  readonly after?: Promise<unknown>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Closes the connection instead of answering. */
  readonly cut?: boolean;
};

/** The JSON object in a request's body; `undefined` if the body is not a JSON object. */
export function readJsonObject(body: string): Readonly<Record<string, unknown>> | undefined {
  const json = parseJsonText(body);
  return json.ok && isRecord(json.value) ? json.value : undefined;
}

export function jsonAnswer(status: number, content: object): MailboxAnswer {
  return { status, text: JSON.stringify(content), headers: { "Content-Type": "application/json" } };
}
