/** Attributes that hold JSON; their properties take an object, too. */
export const jsonNames = ["texts", "links"] as const;

export type JsonName = (typeof jsonNames)[number];

/** One of them at one element: what a page set last, as property or attribute; an object or its JSON. */
export type JsonProperty = {
  /** The same value until it is set anew; `null` for none. */
  read(): unknown;
  /** `null` gives way to the attribute. */
  write(value: unknown): void;
  /** The attribute has changed. */
  follow(): void;
};

type Warn = (sentence: string) => void;

/** Those of one element. */
export function createJsonProperties(element: HTMLElement, warn: Warn): Readonly<Record<JsonName, JsonProperty>> {
  const create = (name: JsonName) => createJsonProperty(element, name, warn);
  return { texts: create("texts"), links: create("links") };
}

function createJsonProperty(element: HTMLElement, name: JsonName, warn: Warn): JsonProperty {
  let last: unknown = null;
  const parsed = (json: string | null): unknown => parseJson(name, json, warn);
  const follow = (): void => {
    last = parsed(element.getAttribute(name));
  };
  return {
    read: () => last,
    write: (value) => {
      if (value === null || value === undefined) follow();
      else if (typeof value === "string") last = parsed(value);
      // A copy: an object that a page has changed and sets again is another one.
      else last = typeof value !== "object" || Array.isArray(value) ? value : { ...value };
    },
    follow,
  };
}

/** What an attribute of JSON says; `null` for nothing, and for what is none, which is said. */
export function parseJson(name: JsonName, json: string | null | undefined, warn: Warn): unknown {
  if (!json) return null;
  try {
    return JSON.parse(json);
  } catch {
    warn(`has ${name} that are no JSON.`);
    return null;
  }
}

export function isJsonName(name: string): name is JsonName {
  return jsonNames.some((each) => each === name);
}
