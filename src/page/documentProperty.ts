/**
 * Reads a property of the document from its prototype: `<img name="hidden">` or `<form name="createElement">` in the page override the
 * document's property of the same name (named properties in HTML). Methods are returned bound. Reads those of a part of a page, too,
 * so that code for both needs no distinction.
 */
export function documentProperty<Name extends keyof Part, Part extends ParentNode = Document>(
  name: Name,
  part: ParentNode = document,
): Part[Name] {
  const value: unknown = Reflect.get(Object.getPrototypeOf(part) as object, name, part);
  return (typeof value === "function" ? value.bind(part) : value) as Part[Name];
}

/** A `div` for a React root or portal. React creates its elements with the document of that node. */
export function createReactBox(className: string): HTMLElement {
  const box = documentProperty("createElement")("div");
  box.className = className;
  protectFromDomClobbering(box);
  return box;
}

/** Overrides a node's `ownerDocument`, so that React finds the platform's properties there, too. */
export function protectFromDomClobbering(box: Element): void {
  const page = box.ownerDocument;
  const shield = new Proxy(page, {
    get: (_, name) => (isPlatform(name, page) ? documentProperty(name, page) : (Reflect.get(page, name) as unknown)),
    set: (_, name, value) => Reflect.set(page, name, value),
  });
  Object.defineProperty(box, "ownerDocument", { value: shield, configurable: true });
}

const isPlatform = (name: string | symbol, page: Document): name is keyof Document =>
  name in Object.getPrototypeOf(page);
