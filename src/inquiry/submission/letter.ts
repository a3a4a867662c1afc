import type { Failure } from "../../failure/failure.ts";
import type { Result } from "../../failure/result.ts";

/**
 * How far one letter is. `uncertain`: no answer came back, so it may have arrived all the same; an answer that comes later
 * still counts. `failed`: it did not arrive, for certain.
 */
export type Letter =
  | { readonly state: "idle" | "sent" }
  /** `isTriedAgain`: not for the first time, as the service did not take it yet. */
  | { readonly state: "sending"; readonly isTriedAgain?: boolean }
  | { readonly state: "uncertain" | "failed"; readonly failure: Failure };

export const idle: Letter = { state: "idle" };

/** Whether an answer to the letter still changes anything. */
export function isOpen({ state }: Letter): boolean {
  return state === "sending" || state === "uncertain";
}

/** The letter after an answer, or after the word that none has come (`mayHaveArrived`). */
export function answered(letter: Letter, result: Result<void>): Letter {
  if (!isOpen(letter)) return letter;
  if (result.ok) return { state: "sent" };
  const { failure } = result;
  if (failure.isTriedAgain) return { state: "sending", isTriedAgain: true };
  return { state: failure.mayHaveArrived ? "uncertain" : "failed", failure };
}

/** A letter as a draft kept it. One that was being sent by a page that has gone since can no longer be asked after. */
export function restored(letter: Letter, isUnderWay: boolean): Letter {
  if (letter.state !== "sending" || isUnderWay) return letter;
  return { state: "uncertain", failure: { code: "timeout", mayHaveArrived: true, detail: "the page was left" } };
}
