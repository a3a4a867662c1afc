import type { Host } from "./host.ts";
import type { Language } from "../ui/TextsContext.tsx";
import { parseJson, type JsonName } from "./attributes/jsonProperty.ts";

export type ServerElement = {
  readonly attributes: Readonly<Record<string, string>>;
  /** Relative addresses in attributes resolve against it. */
  readonly baseUrl: string;
  readonly language: Language;
  readonly scriptBase: string | undefined;
  /** Called instead of console.warn. */
  readonly warn: (sentence: string) => void;
};

/** A host for rendering on a server: its attributes never change, and it has no element. */
export function createServerHost({ attributes, baseUrl, language, scriptBase, warn }: ServerElement): Host {
  const noElement = (): never => {
    throw new Error("A server has no element.");
  };
  const read = (name: JsonName): unknown => parseJson(name, attributes[name], warn);
  const json = { texts: read("texts"), links: read("links"), fields: null };
  const attribute = (name: string): string | null => attributes[name] ?? null;
  return {
    get element() {
      return noElement();
    },
    get root() {
      return noElement();
    },
    attribute,
    language,
    json: (name) => json[name],
    baseUrl,
    scriptBase,
    warn,
    // The server's markup links the style sheet.
    styles: () => ({ load: async () => true, get: () => true, set: () => {} }),
    emit: () => true,
    connect: () => {},
    subscribe: () => () => {},
    setLanguage: () => {},
    hasFallback: () => false,
    replaceFallback: () => {},
    showBesideFallback: () => {},
  };
}
