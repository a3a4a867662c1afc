import { inParallel, type Fault, type Outcome, type Trial } from "../faultClass.ts";
import { openSite } from "../site.ts";
import { openInquiryService } from "./inquiryService.ts";
import { openPartnerPages } from "./partnerPage.ts";
import { runSequence, type Trace } from "./sequence.ts";

export type SubmissionFigures = { readonly sent: number; readonly lost: number; readonly duplicated: number };

/**
 * Random sequences of presses, reloads, moves, closes and failures: whether a submission was lost or duplicated. Lost: thanked for and
 * never accepted, or words gone without a message. Duplicated: accepted more often than the visitor chose after "it may have been sent".
 */
export async function trySubmissions(trial: Trial): Promise<Outcome & SubmissionFigures> {
  const service = await openInquiryService();
  const site = await openSite(service.url);
  const partner = await openPartnerPages({ scripts: site.url, mail: service.url });
  const places = { browser: trial.browser, site: site.url, service, partner };
  const traces = await inParallel(trial, (index) => runSequence(places, trial.seed + index));
  site.close();
  await partner.close();
  await service.close();
  const sum = (countOf: (trace: Trace) => number): number => traces.reduce((total, trace) => total + countOf(trace), 0);
  const sent = sum((trace) => trace.sent);
  const lost = sum((trace) => trace.lost.length);
  const duplicated = sum((trace) => trace.duplicated.length);
  return {
    cases: traces.length,
    faults: traces.flatMap((trace, index) => faultsOf(trace, trial.seed + index)),
    more: `${sent} sent, ${lost} lost, ${duplicated} duplicated`,
    sent,
    lost,
    duplicated,
  };
}

function faultsOf({ lost, duplicated, amiss, steps }: Trace, seed: number): readonly Fault[] {
  const reported = [
    ...lost.map((text) => `lost: ${text}`),
    ...duplicated.map((text) => `duplicated: ${text}`),
    ...amiss.map((text) => `amiss: ${text}`),
  ];
  if (reported.length === 0) return [];
  return [{ seed, reported: `${reported.join("; ")}\n    ${steps.join(", ")}` }];
}
