/** The name of the Trusted Types policy under which a worker's address is allowed (headers.ts). */
const policyName = "kulla-service-worker";
const worker = "/sw.js";

type Policy = { readonly createScriptURL: (url: string) => string };
type PolicyFactory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

/**
 * Registers the service worker once the page is idle, and sends it the addresses that the visitor has loaded: the worker starts too late to
 * see the first page's requests, and a page shown without a reload is never requested by its address.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD || isSavingData()) return;
  await afterLoad();
  try {
    await navigator.serviceWorker.register(toTrustedUrl(worker));
    const { active } = await navigator.serviceWorker.ready;
    const reportPage = (): void => {
      const urlsToCache = takeUnsentUrls(navigator.serviceWorker.controller !== null);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window and has no origin
      if (urlsToCache.length > 0) active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
    };
    reportPage();
    // The router dispatches these for every new page.
    for (const name of ["pushState", "replaceState"]) addEventListener(name, () => setTimeout(reportPage, 2000));
    document.addEventListener("visibilitychange", reportPage);
  } catch (error) {
    // Offline support is optional: continue without it.
    console.info("Kulla cannot be stored for offline visits:", error);
  }
}

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}

/** Resolves 3 s after the page has loaded. */
function afterLoad(): Promise<void> {
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });
  return loaded.then(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 3000);
      }),
  );
}

function toTrustedUrl(url: string): string {
  const factory: PolicyFactory | undefined = Reflect.get(window, "trustedTypes");
  return factory
    ? factory.createPolicy(policyName, { createScriptURL: (scriptUrl) => scriptUrl }).createScriptURL(url)
    : url;
}

const sentUrls = new Set<string>();

/**
 * The addresses that the visitor has loaded and that have not been sent to the worker yet: this page and, unless the worker is in control and has seen the
 * requests itself, its files. Only addresses on our own origin.
 */
function takeUnsentUrls(isWorkerInControl: boolean): readonly string[] {
  const page = location.origin + location.pathname;
  const files = isWorkerInControl ? [] : performance.getEntriesByType("resource").map(({ name }) => name);
  const isNew = (url: string): boolean => url.startsWith(`${location.origin}/`) && !sentUrls.has(url);
  const fresh = [...new Set([page, ...files])].filter(isNew);
  for (const url of fresh) sentUrls.add(url);
  return fresh;
}
