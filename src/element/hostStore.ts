import { debugLog } from "../page/debugLog.ts";
import { ShadowContent } from "./ShadowContent.ts";
import { createPart, type Part } from "../parts/createPart.ts";
import { styleSheetNames, type Host, type StyleSheetName } from "./host.ts";
import { createJsonProperties, isJsonName, type JsonName } from "./attributes/jsonProperty.ts";
import { createDeferredControls, type DeferredControls } from "./deferredControls.ts";

/** The element's side of a Host: the functions called by its callbacks, methods and properties. */
export type HostStore = Host & {
  readonly screens: DeferredControls;
  attributeChanged(name: string): void;
  setJson(name: JsonName, value: unknown): void;
  readonly shadowContent: ShadowContent;
};

/** Attributes that select the screen: when one changes, the saved screen is discarded. */
const placeAttributes = new Set(["project", "tower", "floor", "apartment", "layout", "tour", "page"]);

/** Loads the text of a style sheet, once for all elements. Rejects if it fails to load. */
export type LoadStyles = (name: StyleSheetName, root: ShadowRoot, scriptBase: string | undefined) => Promise<string>;

/** The folder of the element's script (`undefined` if a bundler has moved it), and how its style sheets load. */
export type ScriptSource = { readonly scriptBase: string | undefined; readonly loadStyles: LoadStyles };

type Origin = ScriptSource & { readonly ownStyles: StyleSheetName };

/** Style sheets that contain others: an element that has one needs none of those it contains. */
const includedIn: Readonly<Partial<Record<StyleSheetName, readonly StyleSheetName[]>>> = {
  "kulla-home": ["kulla"],
  "kulla-search": ["kulla", "kulla-home"],
};

/** The style sheet that a server's markup links, if it contains the element's own; otherwise the element's own. */
function linkedStyles(root: ShadowRoot, own: StyleSheetName): StyleSheetName {
  const { href = "" } = root.querySelector("link") ?? {};
  return styleSheetNames.find((name) => href.endsWith(`/${name}.css`) && includedIn[name]?.includes(own)) ?? own;
}

/** Connects an element with its React tree: attributes in, events out, methods through. */
export function createHostStore(element: HTMLElement, root: ShadowRoot, origin: Origin): HostStore {
  const { scriptBase, loadStyles } = origin;
  const ownStyles = linkedStyles(root, origin.ownStyles);
  const styles = new Map<StyleSheetName, Part<unknown>>();
  const listeners = new Set<() => void>();
  const screens = createDeferredControls();
  const shadowContent = new ShadowContent(root);
  const warn = createWarn(element);
  const json = createJsonProperties(element, warn);
  const notify = (): void => listeners.forEach((listener) => listener());

  return {
    element,
    root,
    shadowContent,
    scriptBase,
    screens,
    attribute: (name) => element.getAttribute(name),
    get baseUrl() {
      return element.baseURI;
    },
    styles(requested = ownStyles) {
      const name = includedIn[ownStyles]?.includes(requested) ? ownStyles : requested;
      const existing = styles.get(name);
      if (existing) return existing;
      const part = createPart(`${name}.css`, async () => {
        shadowContent.adoptStyles(name, await loadStyles(name, root, scriptBase));
        return true;
      });
      styles.set(name, part);
      return part;
    },
    setLanguage: (language, isHidden) => shadowContent.setLanguage(language, isHidden),
    hasFallback: () => shadowContent.serverBox() !== undefined || hasContent(element),
    replaceFallback: () => shadowContent.replaceFallback(),
    showBesideFallback: () => shadowContent.showBesideFallback(),
    connect: screens.connect,
    emit(name, detail, { cancelable = false } = {}) {
      if (screens.isQuiet()) return true;
      const partner = element.getAttribute("partner");
      const init = { bubbles: true, composed: true, cancelable, detail: { ...detail, partner } };
      debugLog(`<${element.localName}> announces ${name}`, init.detail);
      return element.dispatchEvent(new CustomEvent(name, init));
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    warn,
    json: (name) => json[name].read(),
    setJson(name, value) {
      json[name].write(value);
      notify();
    },
    attributeChanged(name) {
      debugLog(`<${element.localName}> reads ${name}`, element.getAttribute(name));
      if (placeAttributes.has(name)) screens.forget();
      if (isJsonName(name)) json[name].reload();
      notify();
    },
  };
}

/** Reports each sentence once. */
function createWarn({ localName }: HTMLElement): (sentence: string) => void {
  const warned = new Set<string>();
  return (sentence) => {
    if (warned.has(sentence)) return;
    warned.add(sentence);
    console.warn(`<${localName}> ${sentence}`);
  };
}

const hasContent = ({ childElementCount, textContent }: HTMLElement): boolean =>
  childElementCount > 0 || textContent.trim() !== "";
