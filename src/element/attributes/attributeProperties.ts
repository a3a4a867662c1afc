/** The property of an attribute: `email-public-key` -> `emailPublicKey`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Defines one property per attribute: the attribute's value or `null`. Setting `null` or `undefined` removes the attribute.
 * Properties that the class defines itself (`texts`, `links`, `fields`) stay.
 */
export function defineProperties(prototype: object, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    if (Object.hasOwn(prototype, propertyName(attribute))) continue;
    Object.defineProperty(prototype, propertyName(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: string | number | boolean | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/** Passes properties that were set before the upgrade to the accessors, which they would hide otherwise. */
export function upgradeProperties(element: HTMLElement, attributes: readonly string[]): void {
  for (const name of attributes.map(propertyName)) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
