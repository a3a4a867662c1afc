import r2wc from "@r2wc/core";
import { createElement, type ComponentType, type ReactNode } from "react";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import { defineProperties, upgradeProperties } from "./attributes/attributeProperties.ts";
import type { Host, StyleSheetName } from "./host.ts";
import { createHostStore, type HostStore, type LoadStyles, type ScriptPlace } from "./hostStore.ts";
import { jsonNames } from "./attributes/jsonProperty.ts";
import { fetchAhead } from "../parts.ts";
import { keepKeys } from "./keepKeys.ts";
import { forgetScreen, waitForScreen } from "./nearScreen.ts";
import type { LanguageCode } from "./useLanguage.ts";
import { WidgetShell } from "./WidgetShell.tsx";

/*
 * The life of an element. Its class is made by r2wc's core, which calls the renderer below; what the core does not know (markup of a
 * server, waiting, moves, attributes that go) is the subclass's.
 *
 *   constructor               takes the shadow root that came with a server's markup, or opens one; renders nothing
 *   connectedCallback         gives properties that were set before the upgrade to their accessors, then the core calls
 *     mount                   the first time: waits until the element comes near the screen, then hydrates or renders
 *     update                  every time after: it was only moved, and goes on as it is
 *   disconnectedCallback      a microtask later, unless it is back in the page by then, the core calls
 *     unmount                 stops waiting, or saves the screen and unmounts React; the next connection mounts anew
 *   connectedMoveCallback     moveBefore(): nothing to do, its presence alone keeps the element mounted
 *   adoptedCallback           another document has other style sheets
 *   attributeChangedCallback  the views that read the attribute follow
 */

/** What a tag is made of. */
export type WidgetDefinition = {
  readonly tag: string;
  /** Attributes in kebab case; each gets a property in camel case, those of JSON one that also takes an object. */
  readonly attributes: readonly string[];
  readonly component: ComponentType<WidgetProps>;
  /** Brings languages that are not ours, and the page's own. */
  readonly languages: LanguageCode;
  /** The style sheet of all its views. */
  readonly styles: StyleSheetName;
  /** Loads what hydrating a server's markup needs. */
  readonly takeOver?: (host: HostStore, view: ReactNode) => Promise<TakeOver>;
};

/** `container`: what r2wc's core gives every component; ours render through their host. */
export type WidgetProps = { readonly host: Host; readonly container?: HTMLElement };

/** Hydrates a server's markup; `undefined` where the markup does not fit. */
export type TakeOver = (options: RootOptions) => Root | undefined;

/** What the core keeps of an element between `mount` and `unmount`. */
type Mounted = { readonly end: () => void };

const store = Symbol("store");

type ElementWithStore = HTMLElement & { readonly [store]: HostStore };

/** The core's class has these callbacks; its type does not say so. */
type CoreClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

function coreClass({ component, languages, takeOver }: WidgetDefinition): CoreClass {
  const core = r2wc<WidgetProps, Mounted>(
    component,
    { props: [] },
    {
      mount(element, Widget) {
        const { [store]: host } = element as ElementWithStore;
        let rendered: Mounted | undefined;
        waitForScreen(element, () => {
          keepKeys(host.root);
          // On the way beside project and language.
          fetchAhead(host.styles());
          const view = createElement(WidgetShell, { host, component: Widget, languages });
          rendered = render(host, view, host.stage.serverBox() && takeOver?.(host, view));
        });
        return {
          end() {
            forgetScreen(element);
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

/** So often; what fails then as before is not mended by a new root. */
const mostRenewals = 3;

/**
 * Renders a widget anew, or hydrates the markup of a server once all is loaded for that. Where the markup does not fit, or what is
 * needed does not load, the widget renders beside the markup, and takes its place in one step when it can. A root that React has had
 * to give up is replaced by a new one, which goes on at the same screen.
 */
function render(host: HostStore, view: ReactNode, takingOver: Promise<TakeOver> | undefined): Mounted {
  let root: Root | undefined;
  let isOver = false;
  let renewals = 0;
  const optionsOf = (generation: number): RootOptions => ({
    onUncaughtError(error) {
      console.error(error);
      // What the old root still reports is about nodes that are gone.
      if (isOver || generation !== renewals || renewals === mostRenewals) return;
      renewals++;
      // React is still at work.
      queueMicrotask(renew);
    },
  });
  const renderInto = (box: HTMLElement): void => {
    root = createRoot(box, optionsOf(renewals));
    root.render(view);
  };
  const renew = (): void => {
    if (isOver) return;
    host.screens.remember();
    root?.unmount();
    renderInto(host.stage.renewBox());
  };
  const start = (takeOver?: TakeOver): void => {
    if (isOver) return;
    root = takeOver?.(optionsOf(renewals));
    if (!root) renderInto(host.stage.openBox());
  };
  if (takingOver) takingOver.then(start, () => start());
  else start();
  return {
    end() {
      isOver = true;
      root?.unmount();
      host.stage.closeBox();
    },
  };
}

/** The element without its public methods and properties. */
function renderedElement(definition: WidgetDefinition, place: ScriptPlace) {
  const { attributes } = definition;

  return class extends coreClass(definition) {
    static readonly observedAttributes = attributes;
    // The core would open a root of its own over a server's, and so empty it: it is asked for none.
    readonly [store] = createHostStore(this, this.shadowRoot ?? this.attachShadow({ mode: "open" }), {
      ...place,
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
      // An element that was only moved is back in the page by then.
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }
    connectedMoveCallback(): void {}
    adoptedCallback(): void {
      this[store].stage.dressRoot();
    }
    attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      if (old !== value) this[store].attributeChanged(name);
    }
  };
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
 * worker are looked for; none where a bundler has put the code into a file of its own.
 */
export function defineWidget(definition: WidgetDefinition, loadStyles: LoadStyles, scriptUrl?: string): void {
  if (typeof customElements === "undefined" || customElements.get(definition.tag)) return;
  const scriptBase = scriptUrl && folderOf(scriptUrl);
  customElements.define(definition.tag, elementClass(definition, { scriptBase, loadStyles }));
}

/** An address that is none of the web (a file on the machine that built the page) leads nowhere from there. */
function folderOf(scriptUrl: string): string | undefined {
  return /^https?:/.test(scriptUrl) ? new URL(".", scriptUrl).href : undefined;
}
