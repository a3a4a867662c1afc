import type { AvailabilityFile } from "../../src/project/availability.ts";
import { isHistoryPublic } from "../../src/project/priceHistory.ts";
import { offersOf, priceChanges, withPriceHistory } from "./priceChanges.ts";
import { PriceFileFault, readPrices, recordPrices } from "./priceFile.ts";

/** The data about to be published: the parsed project file, and its statuses and prices. */
export type Publication = { readonly project: unknown; readonly availability: AvailabilityFile };

/** prices.jsonl during publishing. Visitors get statuses and prices even if it cannot be continued. */
export type PriceRecord = {
  /** Why the file cannot be continued; undefined if it can. */
  readonly fault?: PriceFileFault;
  /** The availability file with the days and prices that visitors may see, as if its changes were recorded already. */
  readonly withHistory: (publication: Publication) => AvailabilityFile;
  /** Records the changes after publishing; returns the error if that fails, or the earlier one. */
  readonly record: (publication: Publication) => Promise<PriceFileFault | undefined>;
};

/** @param day today in UTC: "2026-11-29" */
export async function openPriceRecord(path: string, day: string): Promise<PriceRecord> {
  const read = await withFault(() => readPrices(path));
  if ("fault" in read) {
    const { fault } = read;
    return {
      fault,
      withHistory: ({ availability }) => withPriceHistory(availability, [], false),
      record: async () => fault,
    };
  }
  return {
    withHistory: ({ project, availability }) => {
      const changes = [...read.value, ...priceChanges(read.value, offersOf(project, availability), day)];
      return withPriceHistory(availability, changes, isHistoryPublic(project));
    },
    record: async ({ project, availability }) => {
      const written = await withFault(() => recordPrices(path, offersOf(project, availability), day));
      return "fault" in written ? written.fault : undefined;
    },
  };
}

async function withFault<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly fault: PriceFileFault }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof PriceFileFault) return { fault: error };
    throw error;
  }
}
