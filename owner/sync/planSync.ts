import { readRegularText } from "../system/files/readRegularText.ts";
import type { AvailabilityFile } from "../../src/project/availability.ts";
import { parseJsonText } from "../../src/project/file/parseJsonText.ts";
import { readPresentFile, refuseLinks, type Writing } from "./availabilityFile.ts";
import { statusWords } from "./cells/status.ts";
import { parseConfig, type SyncConfig } from "./config.ts";
import { stopReasons } from "./changeLimit.ts";
import { nextAvailability, type Next } from "./nextAvailability.ts";
import { projectApartments } from "./cells/apartments/projectApartments.ts";
import { readApartments, type SheetNews } from "./readApartments.ts";
import { SyncError } from "./SyncError.ts";
import { readTable } from "./table/readTable.ts";
import { publicName, readSource, reasonOf } from "./table/source.ts";

/** Everything that a sync would do: nothing has been written yet. */
export type SyncPlan = Next & {
  readonly config: SyncConfig;
  readonly previous: AvailabilityFile | undefined;
  readonly apartments: number;
  readonly news: SheetNews;
  /** The parsed project file. */
  readonly project: unknown;
  /** Reasons for a person to check first. */
  readonly stops: readonly string[];
};

/**
 * Reads configuration, project, sheet and the previous availability file. `out`: replaces the path of the configuration.
 * @throws SyncError if one of them cannot be used
 */
export async function planSync(configFile: string, now: Date, out?: string): Promise<SyncPlan> {
  const parsed = parseConfig(await readJson(configFile), configFile);
  const config = out === undefined ? parsed : { ...parsed, out, outRoot: undefined };
  const project = await readJson(config.project);
  const apartments = projectApartments(project);
  if (apartments.length === 0) throw new SyncError("The project file has no apartments.");
  if (config.outRoot !== undefined) await refuseLinks(config.outRoot, config.out);
  const previous = await readPresentFile(config.out);
  const rows = await readTable(await readSource(config.source), config);
  const { currency, priceKind, staleAfterS } = config;
  const news = readApartments(rows, {
    apartments,
    words: statusWords(config.statuses),
    towers: config.towers,
    currency,
    priceKind,
  });
  const next = nextAvailability(apartments, news, {
    previous,
    // Without milliseconds.
    now: `${now.toISOString().slice(0, 19)}Z`,
    staleAfterS,
    source: publicName(config.source),
  });
  const unread = [...news.apartments.values()].filter(({ status, price }) => status === "unread" || price === "unread");
  const extent = { changes: next.changes, unread: unread.length, apartments: apartments.length };
  const stops = stopReasons(extent, config.maxChange);
  return { ...next, config, previous, project, apartments: apartments.length, news, stops };
}

/** The input for writing a plan. */
export function writingOf({ config, file, previous, changes }: SyncPlan): Writing {
  const { out, history, outRoot: root } = config;
  return { out, history, root, next: file, ...(previous && changes.length > 0 && { replaced: previous }) };
}

/** Whether something in the sheet needs attention. */
export const hasFailures = ({ news }: SyncPlan): boolean => news.wrong.length + news.unknown.length > 0;

async function readJson(path: string): Promise<unknown> {
  let text: string | undefined;
  try {
    text = await readRegularText(path);
  } catch (error) {
    throw new SyncError(`${path} cannot be read: ${reasonOf(error)}.`);
  }
  if (text === undefined) throw new SyncError(`${path} is not a file that can be read.`);
  const json = parseJsonText(text);
  if (!json.ok) throw new SyncError(`${path} ${json.problem}.`);
  return json.value;
}
