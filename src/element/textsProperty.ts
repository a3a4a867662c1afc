/** The `texts` of one element: the object a page set as property, else the JSON of the attribute. */
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

  const follow = (): void => {
    const json = element.getAttribute("texts");
    fromAttribute = null;
    if (!json) return;
    try {
      fromAttribute = JSON.parse(json);
    } catch {
      warn("has a texts attribute that is no JSON.");
    }
  };
  return {
    read: () => own ?? fromAttribute,
    write: (value) => {
      own = value ?? null;
    },
    follow,
  };
}
