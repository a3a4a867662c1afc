type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor was doing in a place that is rendered anew. */
export type FieldMemory = {
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
    // Its words, where it has no other name: of a field those of its label.
    element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent,
  ].join("|");

/** Whatever can have the focus, by a name that the same thing has when it is rendered again, whose id may differ then. */
function fieldsIn(root: ParentNode): ReadonlyMap<string, HTMLElement> {
  const fields = new Map<string, HTMLElement>();
  const seen = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("a, button, input, textarea, select, summary, [tabindex]")) {
    const name = nameOf(element);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    fields.set(`${name}|${count}`, element);
  }
  return fields;
}

/** What has the focus, and what is typed, before the place is emptied. */
export function rememberFields(root: Document | ShadowRoot): FieldMemory {
  const typed = new Map<string, string>();
  let focused: string | undefined;
  let selection: FieldMemory["selection"];
  for (const [name, element] of fieldsIn(root)) {
    if (isTextField(element)) typed.set(name, element.value);
    if (element !== root.activeElement) continue;
    focused = name;
    if (isTextField(element)) selection = [element.selectionStart, element.selectionEnd];
  }
  return { focused, selection, typed };
}

/** Types the same again, as a visitor would, and puts the focus back; what is not there any more is left. */
export function restoreFields(root: Document | ShadowRoot, { focused, selection, typed }: FieldMemory): void {
  const fields = fieldsIn(root);
  for (const [name, text] of typed) {
    const field = fields.get(name);
    if (field && isTextField(field) && field.value !== text) typeInto(field, text);
  }
  const element = focused === undefined ? undefined : fields.get(focused);
  if (!element || element === root.activeElement) return;
  element.focus({ preventScroll: true });
  // Fields of some types have no selection.
  if (isTextField(element) && selection && selection[0] !== null) element.setSelectionRange(...selection);
}

/** React hears of a value only where it was not set by way of the property that it watches. */
function typeInto(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
