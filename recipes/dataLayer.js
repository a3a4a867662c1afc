// @ts-check
// For a page of yours that has a tag manager: tells its dataLayer what visitors do in the elements, and nothing they type. Nothing
// is sent anywhere by this file; what your tag manager does with it is yours to ask consent for.
// <script type="module" src="/js/dataLayer.js"></script>

/** Which events, and which of their details. `partner` goes along with each. */
const told = {
  towerselect: ["tower"],
  floorselect: ["tower", "floor"],
  apartmentselect: ["apartment", "tower", "floor"],
  touropen: ["apartment"],
  // Before it is sent: never name, phone or e-mail.
  inquirysubmit: ["apartment", "floor"],
  inquirysent: ["apartment"],
  inquiryfail: ["apartment", "code"],
};

/**
 * Begins telling; gives back the end of it.
 * @param {EventTarget} root the document, or one element
 * @param {object[]} dataLayer
 */
export function tellDataLayer(root, dataLayer) {
  const stop = new AbortController();
  for (const [name, details] of Object.entries(told)) {
    const listener = (/** @type {Event} */ event) => {
      const { detail } = /** @type {CustomEvent<Record<string, unknown>>} */ (event);
      const kulla = Object.fromEntries([...details, "partner"].map((key) => [key, detail[key] ?? null]));
      dataLayer.push({ event: `kulla_${name}`, kulla });
    };
    root.addEventListener(name, listener, { signal: stop.signal });
  }
  return () => stop.abort();
}

if (typeof window === "object") {
  const page = /** @type {{ dataLayer?: object[] }} */ (window);
  tellDataLayer(document, (page.dataLayer ??= []));
}
