/**
 * What the platform says of a page's document, whatever stands in the page: `<img name="hidden">` or `<form name="createElement">` of
 * its author take the place of the document's own property of that name (the named properties of HTML). So it is read from the
 * prototype. Methods come bound.
 */
export function fromDocument<Name extends keyof Document>(name: Name, page: Document = document): Document[Name] {
  const value: unknown = Reflect.get(Object.getPrototypeOf(page) as object, name, page);
  return (typeof value === "function" ? value.bind(page) : value) as Document[Name];
}

/** A `div` that React may render into, as a root or as a portal: React asks it for the document that its elements are made by. */
export function createReactBox(className: string): HTMLElement {
  const box = fromDocument("createElement")("div");
  box.className = className;
  shieldDocument(box);
  return box;
}

/** Has a library that asks a box for its document find the platform's properties there, too: React makes its elements by it. */
export function shieldDocument(box: Element): void {
  const page = box.ownerDocument;
  const shield = new Proxy(page, {
    get: (_, name) => (isPlatform(name, page) ? fromDocument(name, page) : (Reflect.get(page, name) as unknown)),
    set: (_, name, value) => Reflect.set(page, name, value),
  });
  Object.defineProperty(box, "ownerDocument", { value: shield, configurable: true });
}

const isPlatform = (name: string | symbol, page: Document): name is keyof Document =>
  name in Object.getPrototypeOf(page);
