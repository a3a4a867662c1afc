import type { InquiryFields, WrongField } from "./inquiryFields.ts";

/** The rule of the browsers' own e-mail fields (HTML Standard, "valid e-mail address"). */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * What a letter cannot go with, in the order on screen: all three fields are required, the e-mail has to look like one,
 * and the visitor has to agree where that is asked of him.
 */
export function wrongFields(fields: InquiryFields, isAgreed = true): readonly WrongField[] {
  const isWrong: Readonly<Record<WrongField, boolean>> = {
    name: fields.name.trim() === "",
    phone: fields.phone.trim() === "",
    email: !email.test(fields.email.trim()),
    consent: !isAgreed,
  };
  return (["name", "phone", "email", "consent"] as const).filter((field) => isWrong[field]);
}
