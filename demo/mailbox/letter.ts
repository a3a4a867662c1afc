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
