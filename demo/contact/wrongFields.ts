import { messageFields, type Message, type MessageField } from "./message.ts";

/** The rule of the browsers' own e-mail fields (HTML Standard, "valid e-mail address"). */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The fields a message cannot go with: all three are required, the e-mail has to look like one. */
export function wrongFields(message: Message): readonly MessageField[] {
  return messageFields.filter((field) => {
    const value = message[field].trim();
    return field === "from_email" ? !email.test(value) : value === "";
  });
}
