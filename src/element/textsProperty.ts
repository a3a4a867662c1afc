/** The `texts` of one element: what a page set as property, else the attribute; an object or its JSON. */
export type TextsProperty = {
  /** The same value until it is set anew; `null` for none. */
  read(): unknown;
  write(value: unknown): void;
  /** The attribute has changed. */
  follow(): void;
};

export function createTextsProperty(element: HTMLElement, warn: (sentence: string) => void): TextsProperty {
  let own: unknown = null;
  let fromAttribute: unknown = null;

  const parsed = (json: string | null): unknown => {
    if (!json) return null;
    try {
      return JSON.parse(json);
    } catch {
      warn("has texts that are no JSON.");
      return null;
    }
  };
  return {
    read: () => own ?? fromAttribute,
    write: (value) => {
      own = typeof value === "string" ? parsed(value) : (value ?? null);
    },
    follow: () => {
      fromAttribute = parsed(element.getAttribute("texts"));
    },
  };
}
