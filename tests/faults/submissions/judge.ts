import type { Entry } from "./diary.ts";
import type { Post } from "./inquiryService.ts";

/** Everything known about a sequence: from the service, the page and the visitor. */
export type Known = {
  readonly posts: readonly Post[];
  readonly diary: readonly Entry[];
};

export type Verdict = { readonly sent: number; readonly lost: readonly string[]; readonly doubled: readonly string[] };

type Arrival = {
  readonly words: string;
  readonly id: string | undefined;
  readonly apartment: string;
  isTaken: boolean;
};

const count = <Value>(list: readonly Value[], is: (value: Value) => boolean): number => list.filter(is).length;

function groups<Value>(list: readonly Value[], keyOf: (value: Value) => string | undefined): Map<string, Value[]> {
  const found = new Map<string, Value[]>();
  for (const value of list) {
    const key = keyOf(value);
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), value]);
  }
  return found;
}

/** Everything that reached the service or a page that took submissions over. */
function arrivalsOf({ posts, diary }: Known): readonly Arrival[] {
  const asked = diary.flatMap((entry) => (entry.what === "asked" ? [entry] : []));
  return [...posts, ...asked];
}

const takenOf = (known: Known): readonly Arrival[] => arrivalsOf(known).filter(({ isTaken }) => isTaken);

/** How often the visitor chose to send these words again though they may have been sent. */
const choicesFor = ({ diary }: Known, words: string): number =>
  count(diary, (entry) => entry.what === "press" && entry.words === words && entry.isChosen);

export const thanksFor = ({ diary }: Known, apartment: string): number =>
  count(diary, (entry) => entry.what === "thanks" && entry.apartment === apartment);

/** Submissions accepted more often than their visitor chose, or once more under another id. */
function doubledIn(known: Known): readonly string[] {
  const taken = takenOf(known);
  const byWords = [...groups(taken, ({ words }) => words)].flatMap(([words, same]) =>
    same.length > 1 + choicesFor(known, words) ? [`"${words}" was taken ${same.length} times`] : [],
  );
  const byId = [...groups(taken, ({ id }) => id)].flatMap(([id, same]) => {
    const choices = [...new Set(same.map(({ words }) => words))].reduce(
      (sum, each) => sum + choicesFor(known, each),
      0,
    );
    return same.length > 1 + choices ? [`the draft ${id.slice(0, 6)} was taken ${same.length} times`] : [];
  });
  const renamed = [...groups(arrivalsOf(known), ({ words }) => words)].flatMap(([words, same]) => {
    const ids = new Set(same.flatMap(({ id }) => id ?? []));
    return ids.size > 1 ? [`"${words}" came under ${ids.size} ids`] : [];
  });
  return [...byWords, ...byId, ...renamed];
}

/** Submissions that were thanked for and never accepted. */
function lostIn(known: Known): readonly string[] {
  const apartments = new Set(known.diary.flatMap((entry) => (entry.what === "thanks" ? [entry.apartment] : [])));
  return [...apartments].flatMap((apartment) => {
    const mine = takenOf(known).filter((arrival) => arrival.apartment === apartment);
    const submissions = new Set(mine.map(({ id, words }) => id ?? words)).size;
    const thanks = thanksFor(known, apartment);
    return thanks > submissions ? [`${apartment}: thanked ${thanks} times for ${submissions} submissions`] : [];
  });
}

/** Why typed words that no longer exist count as lost; `undefined` if they do not. */
export function lossOf(known: Known, words: string, thanksBefore: number): string | undefined {
  if (known.diary.some((entry) => entry.what === "leave" && entry.words === words)) return undefined;
  const taken = takenOf(known).find((arrival) => arrival.words === words);
  if (!taken) return `"${words}" is gone and was never taken`;
  // The contact form thanks with a toast that a simultaneous reload removes; the price form with an event.
  const isThanked = thanksFor(known, taken.apartment) > thanksBefore || taken.apartment === "contact";
  return isThanked ? undefined : `"${words}" is gone without a word to the visitor`;
}

export function judge(known: Known): Verdict {
  return { sent: takenOf(known).length, lost: lostIn(known), doubled: doubledIn(known) };
}
