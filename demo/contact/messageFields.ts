import { messageFields, type Message, type MessageField } from "./message.ts";

function fieldOf(form: HTMLFormElement, name: MessageField): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** What stands in the fields now. */
export function readMessage(form: HTMLFormElement): Message {
  const value = (name: MessageField): string => fieldOf(form, name)?.value ?? "";
  return { from_name: value("from_name"), from_email: value("from_email"), message: value("message") };
}

/** Puts a kept message into the fields that are still empty. */
export function fillMessage(form: HTMLFormElement, kept: Message): void {
  for (const name of messageFields) {
    const field = fieldOf(form, name);
    if (field?.value === "") field.value = kept[name];
  }
}

/** Puts the visitor where something is to be mended. */
export function focusField(form: HTMLFormElement, name: MessageField): void {
  fieldOf(form, name)?.focus();
}
