// @ts-check
// Analytics for a page with a tag manager: pushes what visitors do in the elements to its dataLayer, but nothing they type. This file
// sends nothing anywhere; obtaining consent for what your tag manager does with the data is up to you.
// <script type="module" src="/js/dataLayer.js"></script>

/** The reported events, and the fields of `detail` that are included. `partner` is added to each. */
const reported = {
  towerselect: ["tower"],
  floorselect: ["tower", "floor"],
  apartmentselect: ["apartment", "tower", "floor"],
  touropen: ["apartment"],
  // Dispatched before the inquiry is sent. Name, phone and e-mail are never reported.
  inquirysubmit: ["apartment", "floor"],
  inquirysent: ["apartment"],
  inquiryfail: ["apartment", "code"],
};

/**
 * An id, or a floor's label or number; null for anything else. Another script of the page may dispatch an event with the same name that
 * contains what a visitor typed: e-mail addresses, telephone numbers, messages and objects are rejected.
 * @param {unknown} value
 */
function idOf(value) {
  if (typeof value === "number") return Math.abs(value) <= 100_000 ? value : null;
  if (typeof value !== "string" || value === "" || value.length > 100) return null;
  return /[@\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|(?:\d[ ()/-]*){8}/u.test(value) ? null : value;
}

/**
 * Starts reporting events; returns a function that stops it.
 * @param {EventTarget} root the document, or one element
 * @param {object[]} dataLayer
 */
export function tellDataLayer(root, dataLayer) {
  const stop = new AbortController();
  for (const [name, details] of Object.entries(reported)) {
    const listener = (/** @type {Event} */ event) => {
      const detail = Object(/** @type {CustomEvent<unknown>} */ (event).detail);
      const kulla = Object.fromEntries([...details, "partner"].map((key) => [key, idOf(detail[key])]));
      dataLayer.push({ event: `kulla_${name}`, kulla });
    };
    root.addEventListener(name, listener, { signal: stop.signal });
  }
  return () => stop.abort();
}

/** The screens that show a list of apartments. */
const lists = new Set(["floor", "search", "compare"]);

/**
 * Does the same with GA4's event names: `view_item_list`, `select_item`, `view_item`, `generate_lead`. An inquiry's id is sent as
 * `event_id`, so that Meta and others recognise a lead that they also receive from your server.
 * @param {EventTarget} root the document, or one element
 * @param {object[]} dataLayer
 */
export function tellGa4(root, dataLayer) {
  const stop = new AbortController();
  /** The last screen counted per element: a repeated event for the same screen is not counted. */
  const seen = new WeakMap();
  /** The list that was shown last, and the apartments of each floor, per element. */
  const shownLists = new WeakMap();
  const floors = new WeakMap();
  /**
   * @param {string} event
   * @param {object} ecommerce
   */
  const push = (event, ecommerce) => {
    // Clears the previous event's data, as GA4 requires.
    dataLayer.push({ ecommerce: null }, { event, ecommerce });
  };
  /**
   * @param {EventTarget | null} element
   * @param {unknown} screen
   */
  const view = (element, screen) => {
    const { name, tower, floor, apartment, apartments } = Object(screen);
    const key = JSON.stringify([name, tower, floor, apartment, apartments]);
    if (!element || seen.get(element) === key) return;
    seen.set(element, key);
    if (name === "apartment") push("view_item", { items: itemsOf([apartment]) });
    if (!lists.has(name)) return;
    const place = [tower, floor].map(idOf).filter((each) => each !== null);
    const list = { item_list_id: [name, ...place].join("/"), item_list_name: [name, ...place].join(" ") };
    shownLists.set(element, list);
    const listed = name === "floor" ? floors.get(element)?.get(`${tower}/${floor}`) : apartments;
    push("view_item_list", { ...list, ...(Array.isArray(listed) && { items: itemsOf(listed, tower) }) });
  };
  /** @type {Record<string, (detail: Record<string, unknown>, target: EventTarget | null) => unknown>} */
  const listeners = {
    // An element's first screen causes no `screenchange` event; it is available shortly after the project has loaded.
    projectload: async (_, target) => {
      if (!target) return;
      const reading = readFloors(target, stop.signal).then((projectFloors) => void floors.set(target, projectFloors));
      const screen = await whenShown(target, stop.signal);
      if (Object(screen).name === "floor") await reading;
      view(target, screen);
    },
    screenchange: ({ screen }, target) => view(target, screen),
    apartmentselect: ({ apartment, tower }, target) =>
      push("select_item", { ...(target && shownLists.get(target)), items: itemsOf([apartment], tower) }),
    inquirysent: ({ id, apartments, value, currency, partner }) => {
      const isPriced = typeof value === "number" && /^[A-Z]{3}$/.test(String(currency));
      dataLayer.push({
        event: "generate_lead",
        event_id: /^[0-9a-f]{32}$/.test(String(id)) ? id : null,
        ...(isPriced && { currency, value }),
        lead_source: idOf(partner),
        items: itemsOf(Array.isArray(apartments) ? apartments : []),
      });
    },
    contactselect: ({ kind, apartment }) =>
      dataLayer.push({ event: "contact", method: idOf(kind), items: itemsOf([apartment]) }),
  };
  for (const [name, listener] of Object.entries(listeners)) {
    const tell = (/** @type {Event} */ event) =>
      listener(Object(/** @type {CustomEvent<unknown>} */ (event).detail), event.target);
    root.addEventListener(name, tell, { signal: stop.signal });
  }
  return () => stop.abort();
}

/** GA4 rejects events with more. */
const maxItems = 200;

/**
 * @param {readonly unknown[]} apartments
 * @param {unknown} [tower]
 */
function itemsOf(apartments, tower) {
  const category = idOf(tower);
  return apartments
    .map(idOf)
    .filter((id) => id !== null)
    .slice(0, maxItems)
    .map((id) => ({ item_id: id, ...(category !== null && { item_category: category }) }));
}

/**
 * The ids of the apartments by tower and floor, from the project file, which the browser has in its cache: the element has just loaded it.
 * Empty if it cannot be read.
 * @param {EventTarget} element
 * @param {AbortSignal} signal
 */
async function readFloors(element, signal) {
  /** @type {Map<string, unknown[]>} */
  const floors = new Map();
  try {
    const address = projectAddress(element);
    if (!address) return floors;
    for (const { tower, floor, apartments } of (await (await fetch(address, { signal })).json()).floors)
      floors.set(
        `${tower}/${floor}`,
        apartments.map((/** @type {{ id: unknown }} */ { id }) => id),
      );
  } catch {
    // The lists then have no items.
  }
  return floors;
}

/**
 * Where the element has its project from: the attribute, or the folder next to that of the script.
 * @param {Partial<Element>} element
 */
function projectAddress(element) {
  // An iframe announces the events of the element in it; its project is not the page's.
  if (!element.localName?.startsWith("kulla-")) return undefined;
  const attribute = element.getAttribute?.("project");
  if (attribute) return new URL(attribute, element.baseURI).href;
  const script = /** @type {HTMLScriptElement | null} */ (
    element.ownerDocument?.querySelector('script[src*="/kulla"], script[src*="/embed.js"]')
  );
  return script
    ? new URL("../project/project.json", script.src.replace(/\/v\d+(\.\d+){0,2}\/[^/]*$/, "/")).href
    : undefined;
}

/**
 * The first screen of an element; `undefined` if there is none within two seconds.
 * @param {EventTarget | null} element
 * @param {AbortSignal} signal
 */
async function whenShown(element, signal) {
  for (let tries = 0; tries < 40 && !signal.aborted; tries++) {
    const { screen } = /** @type {{ screen?: unknown }} */ (Object(element));
    if (screen) return screen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

if (typeof window === "object") {
  const page = /** @type {{ dataLayer?: object[] }} */ (window);
  page.dataLayer ??= [];
  tellDataLayer(document, page.dataLayer);
  tellGa4(document, page.dataLayer);
}
