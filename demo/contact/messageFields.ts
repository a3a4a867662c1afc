import { messageRules, type Message, type MessageField } from "./message.ts";

function fieldOf(form: HTMLFormElement, name: MessageField): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

export function readField(form: HTMLFormElement, name: MessageField): string {
  return fieldOf(form, name)?.value ?? "";
}

/** Restores a draft into fields that are still empty. */
export function fillMessage(form: HTMLFormElement, draft: Message): void {
  for (const name of messageRules.fieldNames) {
    const field = fieldOf(form, name);
    if (field?.value === "") field.value = draft[name];
  }
}

export function focusField(form: HTMLFormElement, name: MessageField): void {
  fieldOf(form, name)?.focus();
}
