import type { Host } from "./host.ts";
import type { Language } from "../ui/TextsContext.tsx";
import { parseJson, type JsonName } from "./attributes/jsonProperty.ts";

export type ServerElement = {
  readonly attributes: Readonly<Record<string, string>>;
  /** What relative addresses in attributes are seen from. */
  readonly baseUrl: string;
  readonly language: Language;
  readonly scriptBase: string | undefined;
  /** Hears what a browser would say in the console. */
  readonly warn: (sentence: string) => void;
};

/** An element that is only written down: its attributes, and nothing that happens later. */
export function createServerHost({ attributes, baseUrl, language, scriptBase, warn }: ServerElement): Host {
  const none = (): never => {
    throw new Error("A server has no element.");
  };
  const read = (name: JsonName): unknown => parseJson(name, attributes[name], warn);
  const json = { texts: read("texts"), links: read("links") };
  const attribute = (name: string): string | null => attributes[name] ?? null;
  return {
    get element() {
      return none();
    },
    get root() {
      return none();
    },
    attribute,
    language,
    json: (name) => json[name],
    baseUrl,
    scriptBase,
    warn,
    // The markup links it.
    styles: () => ({ load: async () => true, get: () => true, give: () => {} }),
    emit: () => true,
    connect: () => {},
    subscribe: () => () => {},
    setLanguage: () => {},
    hasFallback: () => false,
    replaceFallback: () => {},
    showBesideFallback: () => {},
  };
}
