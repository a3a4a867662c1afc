/** All times in ms since the epoch. */
export type Pace = {
  openedAt: number;
  /** When the last message left; `undefined` if none did. */
  sentAt: number | undefined;
  /** What stands in the field no human sees. */
  readonly honeypot: string;
};

const leastTypingMs = 1500;
const leastGapMs = 2000;

/**
 * Whether a message has to wait: one sent within 1.5 s of opening or with the honeypot filled is held back once more, as a person
 * may press again and a script does not; one message goes in 2 s.
 */
export function holdBack(now: number, { openedAt, sentAt, honeypot }: Pace): "pressAgain" | "wait" | undefined {
  if (honeypot !== "" || now - openedAt < leastTypingMs) return "pressAgain";
  return sentAt !== undefined && now - sentAt < leastGapMs ? "wait" : undefined;
}
