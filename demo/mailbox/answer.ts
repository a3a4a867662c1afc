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
