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
  #before: { readonly node: HTMLElement; readonly isServers: boolean } | undefined;
  #box: HTMLElement | undefined;
  #styles: ReadonlyMap<StyleSheetName, string> = new Map();

  constructor(private readonly root: ShadowRoot) {
    const rendered = root.querySelector<HTMLElement>(".kulla");
    if (rendered) this.#before = { node: rendered, isServers: true };
    else this.#showChildren();
  }

  /** The box that a server rendered, until it is hydrated or replaced. */
  serverBox(): HTMLElement | undefined {
    return this.#before?.isServers ? this.#before.node : undefined;
  }

  /** Makes the server's box the widget's own. */
  adoptServerBox(): HTMLElement | undefined {
    this.#box = this.serverBox();
    this.#box?.removeAttribute("hidden");
    if (!this.#box) return undefined;
    this.#before = undefined;
    protectFromDomClobbering(this.#box);
    followCssZoom(this.#box);
    return this.#box;
  }

  /** An empty box for the widget, invisible until it replaces the fallback. */
  openBox(): HTMLElement {
    this.#before?.node.classList.add("alone");
    this.#box = createReactBox("kulla");
    this.root.append(this.#box);
    followCssZoom(this.#box);
    return this.#box;
  }

  /** An empty box in place of the widget's. */
  renewBox(): HTMLElement {
    this.#box?.remove();
    return this.openBox();
  }

  /** Removes the box and shows the children again. */
  closeBox(): void {
    this.#box?.remove();
    this.#box = undefined;
    if (!this.#before) this.#showChildren();
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
    this.#before?.node.remove();
    this.#before = undefined;
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

  showBesideFallback(): void {
    this.#before?.node.classList.remove("alone");
  }

  #showChildren(): void {
    const slot = documentProperty("createElement")("slot");
    slot.className = "alone";
    this.root.prepend(slot);
    this.#before = { node: slot, isServers: false };
  }
}
