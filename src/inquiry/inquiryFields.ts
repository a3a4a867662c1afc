import type { FormRules, FormState, FormStore } from "./submission/formStore.ts";
import { isEmail } from "./submission/plainText.ts";

export type FieldName = "name" | "phone" | "email";

export type InquiryFields = Readonly<Record<FieldName, string>>;

export type InquiryFormStore = FormStore<FieldName>;
export type InquiryFormState = FormState<FieldName>;

/** Maximum number of characters of each field: enough for any real value, too few to flood a mailbox. */
export const fieldLimits: Readonly<Record<FieldName, number>> = { name: 200, phone: 60, email: 254 };

/** The form's rules (docs/developers/specification.md, section 5): all three fields are required, and the e-mail address must be valid. */
export const inquiryRules: FormRules<FieldName> = {
  fieldNames: ["name", "phone", "email"],
  isValid: (field, value) => (field === "email" ? isEmail(value) : value.trim() !== ""),
};
