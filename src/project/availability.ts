import type { Price, Status } from "./types.ts";

/** One apartment of the file. It overrides the project file, even where status or price are missing. */
export type ApartmentAvailability = {
  /** If missing, visitors are invited to ask (status `ask`). */
  readonly status?: Status;
  readonly price?: Price;
  /** The last day of a reservation: "2026-12-31". */
  readonly reservedUntil?: string;
  /** When status or price last changed: ISO 8601, UTC. */
  readonly changedAt: string;
};

/** The content of availability.json, version 1: status and price of every apartment, with their age. Written by `kulla sync` (owner/sync/). */
export type AvailabilityFile = {
  readonly version: 1;
  /** Increases with every write, by `nextRevision`: a lower revision is an older file. */
  readonly revision: number;
  /** When the source was last read: ISO 8601, UTC. */
  readonly generatedAt: string;
  /** Seconds after `generatedAt` from which the file is no longer valid. */
  readonly staleAfterS: number;
  /** Name of the list's file, without its folder. */
  readonly source: string;
  /** By the apartment's id. Other apartments keep status and price of the project file. */
  readonly homes: Readonly<Record<string, ApartmentAvailability>>;
};

/** Revisions above this are ignored: only a corrupt file can have one. */
const latestRevision = 2 ** 52;

/**
 * The revision of the next file. It follows the seconds since 1970, so that a new file, or one restored from a backup, is still newer
 * than the file that an open page has loaded. A previous revision ahead of the clock is incremented by one. An impossibly high revision is
 * ignored, and the count starts again from the clock.
 */
export function nextRevision(before: AvailabilityFile | undefined, now: Date): number {
  const clock = Math.floor(now.getTime() / 1000);
  const next = (before?.revision ?? 0) + 1;
  return next > latestRevision ? clock : Math.max(next, clock);
}
