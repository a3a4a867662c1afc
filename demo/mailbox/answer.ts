/** What the mailbox answers to one send. */
export type Answer = {
  readonly status: number;
  readonly text: string;
  /** Waits this long before it answers; `Infinity` never answers. */
  readonly delayMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cuts the line instead of answering. */
  readonly cut?: boolean;
};
