export type InquiryFields = { readonly name: string; readonly phone: string; readonly email: string };

export type FieldName = keyof InquiryFields;

/** What has to be right before a letter goes; `consent` where it is asked for. */
export type WrongField = FieldName | "consent";

/** The order on screen, and the most characters each takes: enough for any real one, too few to fill a letter. */
export const fieldLimits: Readonly<Record<FieldName, number>> = { name: 200, phone: 60, email: 254 };
