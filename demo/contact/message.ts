import { isEmail, plainLine, plainLines, type FormRules, type FormState } from "../../widgets/forms.ts";

/** The message form's fields, named as in the e-mail template (docs/developers/specification.md, section 3). */
export type MessageField = "from_name" | "from_email" | "message";

export type Message = Readonly<Record<MessageField, string>>;

export type MessageState = FormState<MessageField>;

/** The maximum number of characters per field. */
export const messageLimits: Readonly<Record<MessageField, number>> = { from_name: 200, from_email: 254, message: 5000 };

/** All three fields are required, and the e-mail address must look like one (docs/developers/specification.md, section 5). */
export const messageRules: FormRules<MessageField> = {
  fieldNames: ["from_name", "from_email", "message"],
  isValid: (field, value) => (field === "from_email" ? isEmail(value) : value.trim() !== ""),
};

/**
 * The message as template_params (docs/developers/specification.md, section 7), with the draft's `id`. The apartments it is about are listed
 * above the message, one per line.
 */
export function messageParams(
  { from_name, from_email, message }: Message,
  id: string,
  apartments: readonly string[] = [],
): Message & { readonly id: string } {
  const text = plainLines(message, messageLimits.message);
  return {
    id,
    from_name: plainLine(from_name, messageLimits.from_name),
    from_email: plainLine(from_email, messageLimits.from_email),
    message: apartments.length > 0 ? `${apartments.join("\n")}\n\n${text}` : text,
  };
}
