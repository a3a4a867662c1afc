import r2wc from "@r2wc/core";
import { createElement, type ComponentType, type ReactNode } from "react";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import { defineProperties, upgradeProperties } from "./attributes/attributeProperties.ts";
import type { Host, StyleSheetName } from "./host.ts";
import { createHostStore, type HostStore, type LoadStyles, type ScriptSource } from "./hostStore.ts";
import { jsonNames } from "./attributes/jsonProperty.ts";
import { fetchAhead } from "../parts/createPart.ts";
import { containKeys } from "./containKeys.ts";
import { cancelNearViewport, whenNearViewport } from "./nearViewport.ts";
import type { LoadLanguages } from "./useLanguage.ts";
import { WidgetShell } from "./WidgetShell.tsx";

/*
 * The life cycle of an element. Its class is created by r2wc's core, which calls the renderer below; the subclass adds what the core does
 * not cover: server markup, waiting for the viewport, moves, removed attributes.
 *
 *   constructor               uses the shadow root of a server's markup, or attaches one; renders nothing
 *   connectedCallback         passes properties set before the upgrade to their accessors, then the core calls
 *     mount                   the first time: waits until the element comes near the viewport, then hydrates or renders
 *     update                  every later time: the element was only moved, so nothing changes
 *   disconnectedCallback      a microtask later, unless it has been connected again, the core calls
 *     unmount                 stops waiting, or saves the screen and unmounts React; the next connection mounts again
 *   connectedMoveCallback     moveBefore(): nothing to do, its presence alone keeps the element mounted
 *   adoptedCallback           style sheets are created again for another document
 *   attributeChangedCallback  the views that read the attribute update
 */

export type WidgetDefinition = {
  readonly tag: string;
  /** Attributes in kebab case. Each gets a property in camel case; the property of a JSON attribute also accepts an object. */
  readonly attributes: readonly string[];
  readonly component: ComponentType<WidgetProps>;
  /** Loads languages that are not built in, and observes the page's language. */
  readonly languages: LoadLanguages;
  /** The style sheet of all its views. */
  readonly styles: StyleSheetName;
  /** Loads what the first render over a server's markup needs. */
  readonly hydrate?: (host: HostStore, view: ReactNode) => Promise<Hydrate>;
};

/** `container`: passed to every component by r2wc's core; ours render through their host. */
export type WidgetProps = { readonly host: Host; readonly container?: HTMLElement };

/** Hydrates a server's markup; `undefined` if the markup does not match the data. */
export type Hydrate = (options: RootOptions) => Root | undefined;

/** The core's context of an element between `mount` and `unmount`. */
type Mounted = { readonly end: () => void };

const store = Symbol("store");

type ElementWithStore = HTMLElement & { readonly [store]: HostStore };

/** The core's class has these callbacks, but its type does not declare them. */
type CoreClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

function coreClass({ component, languages, hydrate }: WidgetDefinition): CoreClass {
  const core = r2wc<WidgetProps, Mounted>(
    component,
    { props: [] },
    {
      mount(element, Widget) {
        const { [store]: host } = element as ElementWithStore;
        let rendered: Mounted | undefined;
        whenNearViewport(element, () => {
          containKeys(host.root);
          // Loads in parallel with project and language.
          fetchAhead(host.styles());
          const view = createElement(WidgetShell, { host, component: Widget, languages });
          rendered = render(host, view, host.shadowContent.serverBox() && hydrate?.(host, view));
        });
        return {
          end() {
            cancelNearViewport(element);
            if (!rendered) return;
            host.screens.remember();
            rendered.end();
          },
        };
      },
      update() {},
      unmount: ({ end }) => end(),
    },
  );
  return core as CoreClass;
}

/** After this many new roots, another one would fail as well. */
const maxRenewals = 3;

/**
 * Renders a widget, or hydrates a server's markup once everything needed has loaded. If the markup does not match or something does not
 * load, the widget renders next to the markup and replaces it in one step. A root that React had to abandon is replaced by a new one,
 * which continues at the same screen.
 */
function render(host: HostStore, view: ReactNode, hydrating: Promise<Hydrate> | undefined): Mounted {
  let root: Root | undefined;
  let isEnded = false;
  let renewals = 0;
  const optionsOf = (generation: number): RootOptions => ({
    onUncaughtError(error) {
      console.error(error);
      // Errors that the old root still reports concern removed nodes.
      if (isEnded || generation !== renewals || renewals === maxRenewals) return;
      renewals++;
      // Not at once, because React is still rendering with the old root.
      queueMicrotask(renew);
    },
  });
  const renderInto = (box: HTMLElement): void => {
    root = createRoot(box, optionsOf(renewals));
    root.render(view);
  };
  const renew = (): void => {
    if (isEnded) return;
    host.screens.remember();
    root?.unmount();
    renderInto(host.shadowContent.renewBox());
  };
  const start = (hydrateMarkup?: Hydrate): void => {
    if (isEnded) return;
    root = hydrateMarkup?.(optionsOf(renewals));
    if (!root) renderInto(host.shadowContent.openBox());
  };
  if (hydrating) hydrating.then(start, () => start());
  else start();
  return {
    end() {
      isEnded = true;
      root?.unmount();
      host.shadowContent.closeBox();
    },
  };
}

/** The element class without its public methods and properties. */
function renderedElement(definition: WidgetDefinition, script: ScriptSource) {
  const { attributes } = definition;

  return class extends coreClass(definition) {
    static readonly observedAttributes = attributes;
    // The core is configured not to attach a shadow root, because that would empty the server's.
    readonly [store] = createHostStore(this, this.shadowRoot ?? this.attachShadow({ mode: "open" }), {
      ...script,
      ownStyles: definition.styles,
    });

    constructor() {
      super();
      this.adoptedCallback();
    }
    override connectedCallback(): void {
      upgradeProperties(this, attributes);
      super.connectedCallback();
    }
    override disconnectedCallback(): void {
      // An element that was only moved is connected again by then.
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }
    connectedMoveCallback(): void {}
    adoptedCallback(): void {
      this[store].shadowContent.applyStyles();
    }
    attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      if (old !== value) this[store].attributeChanged(name);
    }
  };
}

function elementClass(definition: WidgetDefinition, script: ScriptSource): CustomElementConstructor {
  class WidgetElement extends renderedElement(definition, script) {
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
    // Unlike the other attributes' properties these hold the page's object rather than a string.
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
 * Registers a custom element once. Does nothing if the tag is defined (script loaded twice, an older version on the page) or there are
 * no custom elements (a server). `scriptUrl`: address of the element's script, to which the addresses of the default project file and
 * the worker are relative; missing if a bundler has moved the code into another file.
 */
export function defineWidget(definition: WidgetDefinition, loadStyles: LoadStyles, scriptUrl?: string): void {
  if (typeof customElements === "undefined" || customElements.get(definition.tag)) return;
  const scriptBase = scriptUrl && folderOf(scriptUrl);
  customElements.define(definition.tag, elementClass(definition, { scriptBase, loadStyles }));
}

/** Only of web addresses: the page cannot load a file path of the machine that built it. */
function folderOf(scriptUrl: string): string | undefined {
  return /^https?:/.test(scriptUrl) ? new URL(".", scriptUrl).href : undefined;
}
