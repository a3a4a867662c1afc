import type { Part } from "../parts/createPart.ts";
import type { Language } from "../ui/TextsContext.tsx";
import type { JsonName } from "./attributes/jsonProperty.ts";

/** What the methods and the property `screen` of an element call. Screens are plain data; values that a page passes in are validated. */
export type Controls = {
  screen(): unknown;
  show(screen: unknown): void;
  back(): void;
  settleInquiry(isSent: boolean, id?: string): void;
};

/**
 * The style sheets of the elements (`widgets/*.css`) in cascade order. Each is complete for its screens, except `kulla-more`, which styles
 * views that open later in a finder.
 */
export const styleSheetNames = ["kulla", "kulla-home", "kulla-search", "kulla-brochure", "kulla-more"] as const;

export type StyleSheetName = (typeof styleSheetNames)[number];

/** The element as its component sees it; one for each element, as long as it exists. A server has one, too (serverHost.ts). */
export type Host = {
  /** For effects only: a server has neither. */
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** Set before the first render on a server and when its markup is hydrated. */
  language?: Language;
  /** `null` when it is absent. */
  attribute(name: string): string | null;
  /** The address that relative addresses in attributes resolve against. */
  readonly baseUrl: string;
  /** Absolute URL of the folder of the scripts, ending in a slash; `undefined` if a bundler has moved them. */
  readonly scriptBase: string | undefined;
  /** A style sheet, by default the element's own. It has loaded once the element's root has adopted it. */
  styles(name?: StyleSheetName): Part<unknown>;
  /**
   * Dispatches a bubbling, composed DOM event at the element, with `partner` added to its detail.
   * False when it is cancelable and the page prevented it.
   */
  emit(name: string, detail: object, options?: { readonly cancelable?: boolean }): boolean;
  /** Registers the controls of the element's view when it is mounted, and `null` when it is unmounted. */
  connect(controls: Controls | null): void;
  /** Calls back after every change of an attribute; returns the function that stops it. */
  subscribe(onChange: () => void): () => void;
  /** The page's own texts, links or fields; the same object until the page sets others, `null` if it has none. */
  json(name: JsonName): unknown;
  /** Writes a warning to the console; each sentence once per element. */
  warn(sentence: string): void;
  /** Sets the language and the visibility of everything the widget renders. */
  setLanguage(language: string, isHidden: boolean): void;
  /** Whether there is something to show before the widget: children, or a server's markup. */
  hasFallback(): boolean;
  /** The widget replaces the content shown before it: the fallback children, or a server's markup. */
  replaceFallback(): void;
  /** The widget shows a message in addition to its fallback, which stays. */
  showBesideFallback(): void;
};
