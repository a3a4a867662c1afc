import { inParallel, type Fault, type Outcome, type Trial } from "../faultClass.ts";
import { openSite } from "../site.ts";
import { openLetterService } from "./letterService.ts";
import { openPartnerPages } from "./partnerPage.ts";
import { runSequence, type Tale } from "./sequence.ts";

export type LetterFigures = { readonly sent: number; readonly lost: number; readonly doubled: number };

/**
 * Random sequences of presses, reloads, moves, closes and failures: whether a letter was lost or doubled. Lost: thanked for and
 * never taken, or words gone without a word. Doubled: taken more often than the visitor chose after "it may have been sent".
 */
export async function tryLetters(trial: Trial): Promise<Outcome & LetterFigures> {
  const service = await openLetterService();
  const site = await openSite(service.url);
  const partner = await openPartnerPages({ scripts: site.url, mail: service.url });
  const places = { browser: trial.browser, site: site.url, service, partner };
  const tales = await inParallel(trial, (index) => runSequence(places, trial.seed + index));
  site.close();
  await partner.close();
  await service.close();
  const sum = (countOf: (tale: Tale) => number): number => tales.reduce((total, tale) => total + countOf(tale), 0);
  const sent = sum((tale) => tale.sent);
  const lost = sum((tale) => tale.lost.length);
  const doubled = sum((tale) => tale.doubled.length);
  return {
    cases: tales.length,
    faults: tales.flatMap((tale, index) => faultsOf(tale, trial.seed + index)),
    more: `${sent} sent, ${lost} lost, ${doubled} doubled`,
    sent,
    lost,
    doubled,
  };
}

function faultsOf({ lost, doubled, amiss, steps }: Tale, seed: number): readonly Fault[] {
  const reported = [
    ...lost.map((text) => `lost: ${text}`),
    ...doubled.map((text) => `doubled: ${text}`),
    ...amiss.map((text) => `amiss: ${text}`),
  ];
  if (reported.length === 0) return [];
  return [{ seed, reported: `${reported.join("; ")}\n    ${steps.join(", ")}` }];
}
