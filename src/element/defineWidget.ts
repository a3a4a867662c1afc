import { createElement, type ComponentType, type ReactNode } from "react";
import { defineProperties, upgradeProperties } from "./attributes/attributeProperties.ts";
import type { Host } from "./host.ts";
import hostCss from "./host.css?inline";
import { createHostStore, type HostStore, type FetchStyles, type ScriptPlace } from "./hostStore.ts";
import { jsonNames } from "./attributes/jsonProperty.ts";
import { forgetScreen, waitForScreen } from "./nearScreen.ts";
import { renderWidget, type RenderedWidget, type TakeOver } from "./renderWidget.ts";
import { sheetsFor } from "../ui/sheetsFor.ts";
import tokensCss from "./tokens.css?inline";
import type { LanguageCode } from "./useLanguage.ts";
import { WidgetShell } from "./WidgetShell.tsx";
import { fromDocument } from "../page/fromDocument.ts";

/** What a tag is made of. */
export type WidgetDefinition = {
  readonly tag: string;
  /** Attributes in kebab case; each gets a property in camel case, those of JSON one that also takes an object. */
  readonly attributes: readonly string[];
  readonly component: ComponentType<{ host: Host }>;
  /** Brings languages that are not ours, and the page's own. */
  readonly languages: LanguageCode;
  /** CSS texts of the views it shows from the start. */
  readonly sheets: readonly string[];
  /** Puts at hand what its first screen needs; called once, when the tag is registered. */
  readonly prepare?: () => void;
  /** Puts at hand what a server's markup needs to be taken over. */
  readonly takeOver?: (host: HostStore, view: ReactNode) => Promise<TakeOver>;
};

const store = Symbol("store");

/** The element without its methods: it renders when it comes near the screen, stops when it has gone, and sleeps through a move. */
function renderedElement(definition: WidgetDefinition, place: ScriptPlace) {
  const { attributes } = definition;
  const cssTexts = [tokensCss, hostCss, ...definition.sheets];

  return class extends HTMLElement {
    static readonly observedAttributes = attributes;
    // Where a server has rendered the element, its root is there before it.
    readonly [store] = createHostStore(this, this.shadowRoot ?? this.attachShadow({ mode: "open" }), place);
    #widget: RenderedWidget | undefined;

    constructor() {
      super();
      this.adoptedCallback();
    }
    connectedCallback(): void {
      upgradeProperties(this, attributes);
      if (this.#widget) return;
      waitForScreen(this, () => (this.#widget = mount(definition, this[store])));
    }
    disconnectedCallback(): void {
      // An element that was only moved is back in the page by then.
      queueMicrotask(() => {
        if (this.isConnected) return;
        forgetScreen(this);
        if (!this.#widget) return;
        this[store].screens.remember();
        this.#widget.end();
        this.#widget = undefined;
      });
    }
    /** Its presence lets moveBefore keep everything; there is nothing to do. */
    connectedMoveCallback(): void {}
    adoptedCallback(): void {
      // A template's document takes no sheets of the page's; Svelte lets an element pass through one.
      if (!fromDocument("defaultView", this.ownerDocument)) return;
      this[store].root.adoptedStyleSheets = sheetsFor(this.ownerDocument, cssTexts);
    }
    attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      if (old !== value) this[store].attributeChanged(name);
    }
  };
}

function mount({ component, languages, takeOver }: WidgetDefinition, host: HostStore): RenderedWidget {
  const view = createElement(WidgetShell, { host, component, languages });
  return renderWidget(host, view, host.stage.serverBox() && takeOver?.(host, view));
}

function elementClass(definition: WidgetDefinition, place: ScriptPlace): CustomElementConstructor {
  class WidgetElement extends renderedElement(definition, place) {
    get screen(): unknown {
      return this[store].screens.screen();
    }
    show(screen: unknown): void {
      this[store].screens.show(screen);
    }
    back(): void {
      this[store].screens.back();
    }
    settleInquiry(isSent: boolean, id?: string): void {
      this[store].screens.settleInquiry(isSent, id);
    }
  }
  for (const name of jsonNames.filter((each) => definition.attributes.includes(each))) {
    // No string as the other attributes' properties are: the page's own object.
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this[store].json(name);
      },
      set(this: WidgetElement, value: unknown) {
        this[store].setJson(name, value);
      },
    });
  }
  defineProperties(WidgetElement.prototype, definition.attributes);
  return WidgetElement;
}

/**
 * Registers a custom element once: where the tag is taken (script loaded twice, an older version on the page) or there are no
 * custom elements (a server) it does nothing. `scriptUrl`: address of the script that brings it, beside which project file and
 * worker are looked for; none where a bundler has put the code into a file of its own. `fetchStyles`: for views whose style
 * sheets lie beside it; else they bring their styles.
 */
export function defineWidget(definition: WidgetDefinition, scriptUrl?: string, fetchStyles?: FetchStyles): void {
  if (typeof customElements === "undefined" || customElements.get(definition.tag)) return;
  customElements.define(
    definition.tag,
    elementClass(definition, { scriptBase: scriptUrl && folderOf(scriptUrl), fetchStyles }),
  );
  definition.prepare?.();
}

/** An address that is none of the web (a file on the machine that built the page) leads nowhere from there. */
function folderOf(scriptUrl: string): string | undefined {
  return /^https?:/.test(scriptUrl) ? new URL(".", scriptUrl).href : undefined;
}
