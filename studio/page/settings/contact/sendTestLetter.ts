import { askStudio, type Answer } from "../../server/askStudio.ts";

/** How the letter fared; `said`: the first words of the answer. */
export type LetterAnswer = {
  readonly outcome: "taken" | "refused" | "forbidden" | "tooMany" | "redirected" | "silent" | "unreachable";
  readonly url: string;
  readonly status?: number;
  readonly said?: string;
};

/** Asks the studio's program to send one letter to where the saved draft sends inquiries, if that is still `confirmed`. */
export const sendTestLetter = (confirmed: string, language: string): Promise<Answer<LetterAnswer>> =>
  askStudio("/api/letter", { method: "POST", json: { confirmed, language } });
