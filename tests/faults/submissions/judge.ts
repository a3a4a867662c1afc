import type { Entry } from "./diary.ts";
import type { Post } from "./inquiryService.ts";

/** Everything known about a sequence: from the service, the page and the visitor. */
export type Evidence = {
  readonly posts: readonly Post[];
  readonly diary: readonly Entry[];
};

export type Verdict = {
  readonly sent: number;
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
};

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
function arrivalsOf({ posts, diary }: Evidence): readonly Arrival[] {
  const handedOver = diary.flatMap((entry) => (entry.what === "asked" ? [entry] : []));
  return [...posts, ...handedOver];
}

const acceptedOf = (evidence: Evidence): readonly Arrival[] => arrivalsOf(evidence).filter(({ isTaken }) => isTaken);

/** How often the visitor chose to send these words again though they may have been sent. */
const choicesFor = ({ diary }: Evidence, words: string): number =>
  count(diary, (entry) => entry.what === "press" && entry.words === words && entry.isChosen);

export const thanksFor = ({ diary }: Evidence, apartment: string): number =>
  count(diary, (entry) => entry.what === "thanks" && entry.apartment === apartment);

/** Submissions accepted more often than their visitor chose, or once more under another id. */
function duplicatedIn(evidence: Evidence): readonly string[] {
  const accepted = acceptedOf(evidence);
  const byWords = [...groups(accepted, ({ words }) => words)].flatMap(([words, same]) =>
    same.length > 1 + choicesFor(evidence, words) ? [`"${words}" was accepted ${same.length} times`] : [],
  );
  const byId = [...groups(accepted, ({ id }) => id)].flatMap(([id, same]) => {
    const choices = [...new Set(same.map(({ words }) => words))].reduce(
      (sum, each) => sum + choicesFor(evidence, each),
      0,
    );
    return same.length > 1 + choices ? [`the draft ${id.slice(0, 6)} was accepted ${same.length} times`] : [];
  });
  const renamed = [...groups(arrivalsOf(evidence), ({ words }) => words)].flatMap(([words, same]) => {
    const ids = new Set(same.flatMap(({ id }) => id ?? []));
    return ids.size > 1 ? [`"${words}" came under ${ids.size} ids`] : [];
  });
  return [...byWords, ...byId, ...renamed];
}

/** Submissions that were thanked for and never accepted. */
function lostIn(evidence: Evidence): readonly string[] {
  const apartments = new Set(evidence.diary.flatMap((entry) => (entry.what === "thanks" ? [entry.apartment] : [])));
  return [...apartments].flatMap((apartment) => {
    const mine = acceptedOf(evidence).filter((arrival) => arrival.apartment === apartment);
    const submissions = new Set(mine.map(({ id, words }) => id ?? words)).size;
    const thanks = thanksFor(evidence, apartment);
    return thanks > submissions ? [`${apartment}: thanked ${thanks} times for ${submissions} submissions`] : [];
  });
}

/** Why typed words that no longer exist count as lost; `undefined` if they do not. */
export function lossOf(evidence: Evidence, words: string, thanksBefore: number): string | undefined {
  if (evidence.diary.some((entry) => entry.what === "leave" && entry.words === words)) return undefined;
  const accepted = acceptedOf(evidence).find((arrival) => arrival.words === words);
  if (!accepted) return `"${words}" is gone and was never accepted`;
  // The contact form thanks with a toast that a simultaneous reload removes; the price form with an event.
  const isThanked = thanksFor(evidence, accepted.apartment) > thanksBefore || accepted.apartment === "contact";
  return isThanked ? undefined : `"${words}" is gone without a word to the visitor`;
}

export function judge(evidence: Evidence): Verdict {
  return { sent: acceptedOf(evidence).length, lost: lostIn(evidence), duplicated: duplicatedIn(evidence) };
}
