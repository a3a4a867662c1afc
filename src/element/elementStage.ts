import { createReactBox, fromDocument, shieldDocument } from "../page/fromDocument.ts";
import { sheetsFor } from "../ui/sheetsFor.ts";
import { styleSheetNames, type StyleSheetName } from "./host.ts";
import gateCss from "./gate.css?inline";
import hostCss from "./host.css?inline";
import tokensCss from "./tokens.css?inline";

/**
 * What stands in an element's shadow root: the box its widget renders into, and before the widget is there what came with the
 * page: the element's children by a slot, or the box that a server has rendered.
 */
export class ElementStage {
  #before: { readonly node: HTMLElement; readonly isServers: boolean } | undefined;
  #box: HTMLElement | undefined;
  #styles: ReadonlyMap<StyleSheetName, string> = new Map();

  constructor(private readonly root: ShadowRoot) {
    const rendered = root.querySelector<HTMLElement>(".kulla");
    if (rendered) this.#before = { node: rendered, isServers: true };
    else this.#showChildren();
  }

  /** What a server has rendered, as long as nothing else was done with it. */
  serverBox(): HTMLElement | undefined {
    return this.#before?.isServers ? this.#before.node : undefined;
  }

  /** Makes the server's box the widget's own. */
  adoptServerBox(): HTMLElement | undefined {
    this.#box = this.serverBox();
    this.#box?.removeAttribute("hidden");
    if (!this.#box) return undefined;
    this.#before = undefined;
    shieldDocument(this.#box);
    return this.#box;
  }

  /** An empty box for the widget, unseen until it takes over. */
  openBox(): HTMLElement {
    this.#before?.node.classList.add("alone");
    this.#box = createReactBox("kulla");
    this.root.append(this.#box);
    return this.#box;
  }

  /** An empty box in place of the widget's. */
  renewBox(): HTMLElement {
    this.#box?.remove();
    return this.openBox();
  }

  /** The box goes; the children are shown again. */
  closeBox(): void {
    this.#box?.remove();
    this.#box = undefined;
    if (!this.#before) this.#showChildren();
  }

  dress(language: string, isHidden: boolean): void {
    if (!this.#box) return;
    this.#box.lang = language;
    this.#box.style.visibility = isHidden ? "hidden" : "";
  }

  /** What was shown before goes; with it a server's style sheet, once the views have adopted the sheets that say the same. */
  takeOver(): void {
    queueMicrotask(() => {
      for (const link of this.root.querySelectorAll("link")) link.remove();
    });
    this.#before?.node.remove();
    this.#before = undefined;
  }

  /** Shows the element by one more style sheet, from now on. They stand in one order, whichever comes first. */
  adoptStyles(name: StyleSheetName, text: string): void {
    this.#styles = new Map([...this.#styles, [name, text]]);
    this.dressRoot();
  }

  /** Gives the root its style sheets as its document makes them: a sheet of another document's is refused. */
  dressRoot(): void {
    const page = this.root.ownerDocument;
    // A template's document takes no sheets of the page's; Svelte lets an element pass through one.
    if (!fromDocument("defaultView", page)) return;
    const later = styleSheetNames.flatMap((name) => this.#styles.get(name) ?? []);
    this.root.adoptedStyleSheets = sheetsFor(page, [tokensCss, hostCss, gateCss, ...later]);
  }

  standBeside(): void {
    this.#before?.node.classList.remove("alone");
  }

  #showChildren(): void {
    const slot = fromDocument("createElement")("slot");
    slot.className = "alone";
    this.root.prepend(slot);
    this.#before = { node: slot, isServers: false };
  }
}
