type Field = HTMLInputElement | HTMLTextAreaElement;

/** The focus and the input of a part that is rendered again. */
export type FieldSnapshot = {
  readonly focused: string | undefined;
  readonly selection: readonly [number | null, number | null] | undefined;
  readonly typed: ReadonlyMap<string, string>;
};

const isTextField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(checkbox|radio|range|file|button|submit|color)$/.test(element.type));

const nameOf = (element: Element): string =>
  [
    element.localName,
    element.getAttribute("type"),
    element.getAttribute("name"),
    element.getAttribute("aria-label"),
    // Identified by its text if it has no name; a field by its label.
    element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent,
  ].join("|");

/** All focusable elements, by a key that stays the same when they are rendered again; ids may differ. */
function fieldsIn(root: ParentNode): ReadonlyMap<string, HTMLElement> {
  const fields = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("a, button, input, textarea, select, summary, [tabindex]")) {
    const name = nameOf(element);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    fields.set(`${name}|${count}`, element);
  }
  return fields;
}

/** Records focus and input before a part is emptied. */
export function rememberFields(root: Document | ShadowRoot): FieldSnapshot {
  const typed = new Map<string, string>();
  let focused: string | undefined;
  let selection: FieldSnapshot["selection"];
  for (const [name, element] of fieldsIn(root)) {
    if (isTextField(element)) typed.set(name, element.value);
    if (element !== root.activeElement) continue;
    focused = name;
    if (isTextField(element)) selection = [element.selectionStart, element.selectionEnd];
  }
  return { focused, selection, typed };
}

/** Restores input and focus; elements that no longer exist are skipped. */
export function restoreFields(root: Document | ShadowRoot, { focused, selection, typed }: FieldSnapshot): void {
  const fields = fieldsIn(root);
  for (const [name, text] of typed) {
    const field = fields.get(name);
    if (field && isTextField(field) && field.value !== text) typeInto(field, text);
  }
  const element = focused === undefined ? undefined : fields.get(focused);
  if (!element || element === root.activeElement) return;
  element.focus({ preventScroll: true });
  // Some types of fields have no selection.
  if (isTextField(element) && selection && selection[0] !== null) element.setSelectionRange(...selection);
}

/** Sets a value past React's own setter, so that React notices the change. */
function typeInto(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
