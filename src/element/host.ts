import type { Part } from "../parts.ts";
import type { Language } from "../ui/TextsContext.tsx";
import type { JsonName } from "./attributes/jsonProperty.ts";

/** What a feature offers to its element's methods. Screens are plain data; the feature checks what a page hands in. */
export type Controls = {
  screen(): unknown;
  show(screen: unknown): void;
  back(): void;
  settleInquiry(isSent: boolean, id?: string): void;
};

/**
 * The style sheets of the elements (`widgets/*.css`), each whole for what it shows, but `kulla-more`: what opens later in a finder. In the
 * order in which they count: what is shown later has the last word.
 */
export const styleSheetNames = ["kulla", "kulla-home", "kulla-search", "kulla-brochure", "kulla-more"] as const;

export type StyleSheetName = (typeof styleSheetNames)[number];

/** The element as a widget's component sees it; one per element, the same for its whole life. A server has one, too. */
export type Host = {
  /** For effects only: a server has neither. */
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** At hand before the first render: on a server, and where its markup is taken over. */
  language?: Language;
  /** `null` when it is absent. */
  attribute(name: string): string | null;
  /** What relative addresses in attributes are seen from. */
  readonly baseUrl: string;
  /** Absolute URL of the folder the scripts lie in, with a slash at the end; `undefined` where a bundler has moved them. */
  readonly scriptBase: string | undefined;
  /** A style sheet, the element's own where none is named: at hand once it has come and the element's root has adopted it. */
  styles(name?: StyleSheetName): Part<unknown>;
  /**
   * Dispatches a bubbling, composed DOM event at the element, with `partner` added to its detail.
   * False when it is cancelable and the page prevented it.
   */
  emit(name: string, detail: object, options?: { readonly cancelable?: boolean }): boolean;
  /** Hands over the feature's controls when it is mounted and `null` when it goes. */
  connect(controls: Controls | null): void;
  /** Calls back after every change of an attribute; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
  /** The page's own words or links as it gave them; the same value until it gives others, `null` for none. */
  json(name: JsonName): unknown;
  /** One console warning per sentence and element. */
  warn(sentence: string): void;
  /** How all of it is spoken and shown, whatever the widget renders. */
  dress(language: string, isHidden: boolean): void;
  /** Whether something is there to be shown before the widget: children, or a server's markup. */
  hasFallback(): boolean;
  /** The widget stands in for what was shown before it from now on: the fallback children, or a server's markup. */
  takeOver(): void;
  /** The widget has something to say beside what was shown before it, which stays. */
  standBeside(): void;
};
