import { createReactBox, documentProperty, protectFromDomClobbering } from "../page/documentProperty.ts";
import { followCssZoom } from "../page/cssZoom.ts";
import { sheetsFor } from "../ui/sheetsFor.ts";
import { styleSheetNames, type StyleSheetName } from "./host.ts";
import gateCss from "./gate.css?inline";
import hostCss from "./host.css?inline";
import tokensCss from "./tokens.css?inline";

/**
 * The content of an element's shadow root: the box that the widget renders into and, before that, the fallback: the element's children in
 * a slot, or the box that a server rendered.
 */
export class ShadowContent {
  /** What is shown until the widget has rendered: the slot, or the server's box. */
  #fallback: { readonly node: HTMLElement; readonly isFromServer: boolean } | undefined;
  #box: HTMLElement | undefined;
  #styles: ReadonlyMap<StyleSheetName, string> = new Map();

  constructor(private readonly root: ShadowRoot) {
    const rendered = root.querySelector<HTMLElement>(".kulla");
    if (rendered) this.#fallback = { node: rendered, isFromServer: true };
    else this.#showChildren();
  }

  /** The box that a server rendered, until it is hydrated or replaced. */
  serverBox(): HTMLElement | undefined {
    return this.#fallback?.isFromServer ? this.#fallback.node : undefined;
  }

  /** Makes the server's box the widget's own. */
  adoptServerBox(): HTMLElement | undefined {
    this.#box = this.serverBox();
    this.#box?.removeAttribute("hidden");
    if (!this.#box) return undefined;
    this.#fallback = undefined;
    protectFromDomClobbering(this.#box);
    followCssZoom(this.#box);
    return this.#box;
  }

  /** An empty box for the widget, invisible until it replaces the fallback. */
  openBox(): HTMLElement {
    this.#fallback?.node.classList.add("alone");
    this.#box = createReactBox("kulla");
    this.root.append(this.#box);
    followCssZoom(this.#box);
    return this.#box;
  }

  /** Replaces the widget's box by an empty one. */
  renewBox(): HTMLElement {
    this.#box?.remove();
    return this.openBox();
  }

  /** Removes the box and shows the children again. */
  closeBox(): void {
    this.#box?.remove();
    this.#box = undefined;
    if (!this.#fallback) this.#showChildren();
  }

  setLanguage(language: string, isHidden: boolean): void {
    if (!this.#box) return;
    this.#box.lang = language;
    this.#box.style.visibility = isHidden ? "hidden" : "";
  }

  /** Removes the fallback, and a server's linked style sheet once the views have adopted the same styles. */
  replaceFallback(): void {
    queueMicrotask(() => {
      for (const link of this.root.querySelectorAll("link")) link.remove();
    });
    this.#fallback?.node.remove();
    this.#fallback = undefined;
  }

  /** Adds a style sheet. The cascade order does not depend on the order of loading. */
  adoptStyles(name: StyleSheetName, text: string): void {
    this.#styles = new Map([...this.#styles, [name, text]]);
    this.applyStyles();
  }

  /** Adopts the style sheets, created by the root's own document because another document's are refused. */
  applyStyles(): void {
    const page = this.root.ownerDocument;
    // A template's document cannot adopt style sheets; with Svelte elements pass through one.
    if (!documentProperty("defaultView", page)) return;
    const later = styleSheetNames.flatMap((name) => this.#styles.get(name) ?? []);
    this.root.adoptedStyleSheets = sheetsFor(page, [tokensCss, hostCss, gateCss, ...later]);
  }

  /** Makes the widget's box visible, next to the fallback. */
  showBesideFallback(): void {
    this.#fallback?.node.classList.remove("alone");
  }

  #showChildren(): void {
    const slot = documentProperty("createElement")("slot");
    slot.className = "alone";
    this.root.prepend(slot);
    this.#fallback = { node: slot, isFromServer: false };
  }
}
