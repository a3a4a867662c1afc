/** Attributes that contain JSON; their properties also accept an object. */
export const jsonNames = ["texts", "links", "fields"] as const;

export type JsonName = (typeof jsonNames)[number];

/** A JSON attribute of one element: the value that was set last, as property or attribute. */
export type JsonProperty = {
  /** The same object until the value is set again; `null` if there is none. */
  read(): unknown;
  /** `null` restores the attribute's value. */
  write(value: unknown): void;
  /** Called when the attribute has changed. */
  reload(): void;
};

type Warn = (sentence: string) => void;

/** The JSON properties of one element. */
export function createJsonProperties(element: HTMLElement, warn: Warn): Readonly<Record<JsonName, JsonProperty>> {
  const create = (name: JsonName) => createJsonProperty(element, name, warn);
  return { texts: create("texts"), links: create("links"), fields: create("fields") };
}

function createJsonProperty(element: HTMLElement, name: JsonName, warn: Warn): JsonProperty {
  let last: unknown = null;
  const parsed = (json: string | null): unknown => parseJson(name, json, warn);
  const reload = (): void => {
    last = parsed(element.getAttribute(name));
  };
  return {
    read: () => last,
    write: (value) => {
      if (value === null || value === undefined) reload();
      else if (typeof value === "string") last = parsed(value);
      // Copied, so that an object that the page changes and sets again counts as a new value.
      else last = typeof value !== "object" || Array.isArray(value) ? value : { ...value };
    },
    reload,
  };
}

/** Parses a JSON attribute; `null` if it is missing or invalid. Invalid JSON is reported. */
export function parseJson(name: JsonName, json: string | null | undefined, warn: Warn): unknown {
  if (!json) return null;
  try {
    return JSON.parse(json);
  } catch {
    warn(`has ${name} that are not valid JSON.`);
    return null;
  }
}

export function isJsonName(name: string): name is JsonName {
  return jsonNames.some((each) => each === name);
}
