/** The content of availability.json, version 1: status and price of every apartment, with their age. Written by `kulla sync` (owner/sync/). */

/** The status of an apartment. An apartment without one in the file is shown as "ask". */
export type Status = "available" | "reserved" | "sold" | "notReleased";

export type Price = {
  /** "onRequest" has no amount. */
  readonly kind: "exact" | "from" | "onRequest";
  /** In `currency`, above 0, at most two decimals. */
  readonly amount?: number;
  /** ISO 4217: "EUR". */
  readonly currency?: string;
  /** The last day it holds: "2026-12-31". */
  readonly validUntil?: string;
};

/** One apartment of the file. It overrides the project file, even where status or price are missing ("ask"). */
export type ApartmentAvailability = {
  readonly status?: Status;
  readonly price?: Price;
  /** When status or price last changed: ISO 8601, UTC. */
  readonly changedAt: string;
};

export type AvailabilityFile = {
  readonly version: 1;
  /** Greater with every writing, by `nextRevision`: a lower one is an older file. */
  readonly revision: number;
  /** When the source was last read: ISO 8601, UTC. */
  readonly generatedAt: string;
  /** Seconds after `generatedAt` from which on nothing of it holds any more. */
  readonly staleAfterS: number;
  /** Name of the sheet's file, never its whole address. */
  readonly source: string;
  /** By the apartment's id. One that is not named keeps what the project file says. */
  readonly homes: Readonly<Record<string, ApartmentAvailability>>;
};

/** A file that is further ahead than any clock or counter gets says nothing of what came before it. */
const latestRevision = 2 ** 52;

/**
 * The revision of the next file. It follows the seconds since 1970, so that a file that is begun anew or restored from an earlier
 * one is still newer than what an open page has had; after one that is ahead of the clock it is one more. A file with a revision that
 * leaves no room for later ones is not followed: the count begins anew with the clock.
 */
export function nextRevision(before: AvailabilityFile | undefined, now: Date): number {
  const clock = Math.floor(now.getTime() / 1000);
  const next = (before?.revision ?? 0) + 1;
  return next > latestRevision ? clock : Math.max(next, clock);
}
