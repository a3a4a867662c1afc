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
 * An id, a storey's label or number; null for all else. A script of the page may send an event of such a name with what a visitor
 * typed in it: an e-mail address, a telephone number, a message or a whole object is none of these.
 * @param {unknown} value
 */
function idOf(value) {
  if (typeof value === "number") return Math.abs(value) <= 100_000 ? value : null;
  if (typeof value !== "string" || value === "" || value.length > 100) return null;
  return /[@\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|(?:\d[ ()/-]*){8}/u.test(value) ? null : value;
}

/**
 * Begins telling; gives back the end of it.
 * @param {EventTarget} root the document, or one element
 * @param {object[]} dataLayer
 */
export function tellDataLayer(root, dataLayer) {
  const stop = new AbortController();
  for (const [name, details] of Object.entries(told)) {
    const listener = (/** @type {Event} */ event) => {
      const detail = Object(/** @type {CustomEvent<unknown>} */ (event).detail);
      const kulla = Object.fromEntries([...details, "partner"].map((key) => [key, idOf(detail[key])]));
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
