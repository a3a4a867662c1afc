import toWebComponent from "@r2wc/react-to-web-component";
import type { ComponentType } from "react";
import { attributeProperties } from "./attributeProperties.ts";
import type { Host } from "./host.ts";
import hostCss from "./host.css?inline";
import { createHostStore } from "./hostStore.ts";
import { nearScreen } from "./nearScreen.ts";
import { sheetsFor } from "./sheetsFor.ts";
import tokensCss from "./tokens.css?inline";
import { WidgetShell } from "./WidgetShell.tsx";

/** What a tag is made of. */
export type WidgetDefinition = {
  readonly tag: string;
  /** Attributes in kebab case; each gets a property in camel case, `texts` one that also takes an object. */
  readonly attributes: readonly string[];
  readonly component: ComponentType<{ host: Host }>;
  /** CSS texts of the views it shows from the start. */
  readonly sheets: readonly string[];
  /** `import.meta.url` of the tag's own file: everything it loads is found from there. */
  readonly scriptUrl: string;
};

// r2wc keeps its state under registered symbols, so a subclass can steer it. Its own handling of props stays unused: it loses
// properties set before the upgrade, ignores removed and empty attributes and forgets the state when an element moves.
const context = Symbol.for("r2wc.context");
const props = Symbol.for("r2wc.props");

type RenderedElement = HTMLElement & {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [context]?: unknown;
  [props]: object;
};

const store = Symbol("store");

/** The element without its methods: it renders when it comes near the screen, stops when it has gone, and sleeps through a move. */
function renderedElement(definition: WidgetDefinition) {
  const { attributes, component } = definition;
  const scriptBase = new URL(".", definition.scriptUrl).href;
  const cssTexts = [tokensCss, hostCss, ...definition.sheets];
  const Rendered = toWebComponent(WidgetShell, { shadow: "open", props: {} }) as unknown as new () => RenderedElement;

  return class extends Rendered {
    static readonly observedAttributes = attributes;
    readonly [store] = createHostStore(this, this.container, scriptBase);

    constructor() {
      super();
      this[props] = { host: this[store], component };
      this[store].showFallback();
      this.adoptedCallback();
    }
    override connectedCallback(): void {
      attributeProperties.upgrade(this, attributes);
      if (!this[context]) nearScreen.wait(this, () => super.connectedCallback());
    }
    override disconnectedCallback(): void {
      // An element that was only moved is back in the page by then.
      queueMicrotask(() => {
        if (this.isConnected) return;
        nearScreen.forget(this);
        if (!this[context]) return;
        this[store].screens.remember();
        super.disconnectedCallback();
        this[store].showFallback();
      });
    }
    /** Its presence lets moveBefore keep everything; there is nothing to do. */
    connectedMoveCallback(): void {}
    adoptedCallback(): void {
      this.container.adoptedStyleSheets = sheetsFor(this.ownerDocument, cssTexts);
    }
    attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      if (old !== value) this[store].attributeChanged(name);
    }
  };
}

function elementClass(definition: WidgetDefinition): CustomElementConstructor {
  class WidgetElement extends renderedElement(definition) {
    /** Every tag's, and no string as the attributes' properties are: the page's own words by key. */
    get texts(): unknown {
      return this[store].texts();
    }
    set texts(value: unknown) {
      this[store].setTexts(value);
    }
    get screen(): unknown {
      return this[store].screens.screen();
    }
    show(screen: unknown): void {
      this[store].screens.show(screen);
    }
    back(): void {
      this[store].screens.back();
    }
    settleInquiry(isSent: boolean): void {
      this[store].screens.settleInquiry(isSent);
    }
  }
  attributeProperties.define(WidgetElement.prototype, definition.attributes);
  return WidgetElement;
}

/**
 * Registers a custom element once: where the tag is taken (script loaded twice, an older version on the page) or there are no
 * custom elements (prerender) it does nothing.
 */
export function defineWidget(definition: WidgetDefinition): void {
  if (typeof customElements === "undefined" || customElements.get(definition.tag)) return;
  customElements.define(definition.tag, elementClass(definition));
}
