/**
 * What the platform says of a page's document, whatever stands in the page: `<img name="hidden">` or `<form name="createElement">` of
 * its author take the place of the document's own property of that name (the named properties of HTML). So it is read from the
 * prototype. Methods come bound.
 */
export function fromDocument<Name extends keyof Document>(name: Name, page: Document = document): Document[Name] {
  const value: unknown = Reflect.get(Object.getPrototypeOf(page) as object, name, page);
  return (typeof value === "function" ? value.bind(page) : value) as Document[Name];
}
