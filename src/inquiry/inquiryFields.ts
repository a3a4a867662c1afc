import type { DeskRules, DeskState, LetterDesk } from "./submission/letterDesk.ts";
import { isEmail } from "./submission/plainText.ts";

export type FieldName = "name" | "phone" | "email";

export type InquiryFields = Readonly<Record<FieldName, string>>;

export type InquiryDesk = LetterDesk<FieldName>;
export type InquiryState = DeskState<FieldName>;

/** The most characters each takes: enough for any real one, too few to fill a letter. */
export const fieldLimits: Readonly<Record<FieldName, number>> = { name: 200, phone: 60, email: 254 };

/** All three are required, the e-mail has to look like one (specification section 5). */
export const inquiryRules: DeskRules<FieldName> = {
  names: ["name", "phone", "email"],
  isRight: (field, value) => (field === "email" ? isEmail(value) : value.trim() !== ""),
};
