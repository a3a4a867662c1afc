type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element with attributes and children; strings become text nodes. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAll(element, attributes);
  element.append(...children);
  return element;
}

/** The same for SVG elements. */
export function createSvgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: Node[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  setAll(element, attributes);
  element.append(...children);
  return element;
}

/** Creates a button with a text and a handler. */
export function button(words: string, className: string, onPress: () => void): HTMLButtonElement {
  const element = createElement("button", { type: "button", class: className }, words);
  element.addEventListener("click", onPress);
  return element;
}

function setAll(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? "" : value);
  }
}
