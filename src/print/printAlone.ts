import { sheetsFor } from "../ui/sheetsFor.ts";
import { documentProperty } from "../page/documentProperty.ts";

type Paper = {
  readonly node: Element;
  /** The suggested name of a PDF file. */
  readonly title: string;
  readonly lang: string;
  readonly css: string;
};

/**
 * Prints one node without the page around it: a copy in a frame that is removed after the dialog. The page's document is not
 * touched, no window opens that a browser could block, and the styles are constructed sheets, which the strictest policy allows.
 */
export async function printAlone({ node, title, lang, css }: Paper, within: Element): Promise<void> {
  within.querySelector(".print-frame")?.remove();
  const frame = documentProperty("createElement")("iframe");
  frame.className = "print-frame";
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  // Some browsers insert the empty document asynchronously.
  await new Promise((resolve) => {
    frame.addEventListener("load", resolve, { once: true });
    within.append(frame);
  });
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  page.title = title;
  page.documentElement.lang = lang;
  page.adoptedStyleSheets = [...sheetsFor(page, [css]), ...facesOf(document, page)];
  page.body.append(page.importNode(node, true));
  await Promise.allSettled([...page.images].map((image) => image.decode()));
  await page.fonts.ready;
  view.addEventListener("afterprint", () => frame.remove());
  view.focus();
  view.print();
}

/** The page's @font-face rules for the frame's document; style sheets of other origins cannot be read. */
function facesOf(from: Document, page: Document): CSSStyleSheet[] {
  const Sheet = (page.defaultView ?? window).CSSStyleSheet;
  return [...documentProperty("styleSheets", from)].flatMap((sheet) => {
    try {
      const faces = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
      if (faces.length === 0) return [];
      const copy = new Sheet({ baseURL: sheet.href ?? documentProperty("baseURI", from) });
      copy.replaceSync(faces.map(({ cssText }) => cssText).join(""));
      return [copy];
    } catch {
      return [];
    }
  });
}
