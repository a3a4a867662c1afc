import { messageRules, type Message, type MessageField } from "./message.ts";

function fieldOf(form: HTMLFormElement, name: MessageField): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** What stands in one field now. */
export function readField(form: HTMLFormElement, name: MessageField): string {
  return fieldOf(form, name)?.value ?? "";
}

/** Puts a draft message into the fields that are still empty. */
export function fillMessage(form: HTMLFormElement, draft: Message): void {
  for (const name of messageRules.fieldNames) {
    const field = fieldOf(form, name);
    if (field?.value === "") field.value = draft[name];
  }
}

/** Puts the visitor where something is to be mended. */
export function focusField(form: HTMLFormElement, name: MessageField): void {
  fieldOf(form, name)?.focus();
}
