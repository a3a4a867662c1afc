/** The property that goes with an attribute: `email-public-key` -> `emailPublicKey`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Gives a class one property per attribute: the attribute's value or `null`; setting `null` or `undefined` removes it. What the
 * class has of its own (`texts`, `links`) stays.
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

/** Hands properties set before the upgrade, which lie on the element itself and hide the accessors, to the accessors. */
export function upgradeProperties(element: HTMLElement, attributes: readonly string[]): void {
  for (const name of attributes.map(propertyName)) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
