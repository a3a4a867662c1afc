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
