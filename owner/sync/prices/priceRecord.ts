import type { AvailabilityFile } from "../../../src/project/availability.ts";
import { isHistoryPublic } from "../../../src/project/priceHistory.ts";
import { offersOf, priceChanges, withPriceHistory } from "./priceChanges.ts";
import { PriceFileError, readPrices, recordPrices } from "./priceFile.ts";

/** The data about to be published: the parsed project file, and its statuses and prices. */
export type Publication = { readonly project: unknown; readonly availability: AvailabilityFile };

/** prices.jsonl during publishing. Visitors get statuses and prices even if it cannot be continued. */
export type PriceRecord = {
  /** Why the file cannot be continued; undefined if it can. */
  readonly failure?: PriceFileError;
  /** The availability file with the days and prices that visitors may see, as if its changes were recorded already. */
  readonly withHistory: (publication: Publication) => AvailabilityFile;
  /** Records the changes after publishing; returns the error if that fails, or `failure`. */
  readonly record: (publication: Publication) => Promise<PriceFileError | undefined>;
};

/** @param day today in UTC: "2026-11-29" */
export async function openPriceRecord(path: string, day: string): Promise<PriceRecord> {
  const read = await attempt(() => readPrices(path));
  if ("failure" in read) {
    const { failure } = read;
    return {
      failure,
      withHistory: ({ availability }) => withPriceHistory(availability, [], false),
      record: async () => failure,
    };
  }
  return {
    withHistory: ({ project, availability }) => {
      const changes = [...read.value, ...priceChanges(read.value, offersOf(project, availability), day)];
      return withPriceHistory(availability, changes, isHistoryPublic(project));
    },
    record: async ({ project, availability }) => {
      const result = await attempt(() => recordPrices(path, offersOf(project, availability), day));
      return "failure" in result ? result.failure : undefined;
    },
  };
}

async function attempt<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly failure: PriceFileError }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof PriceFileError) return { failure: error };
    throw error;
  }
}
