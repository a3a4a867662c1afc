import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import type { WorkboxPlugin } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type StrategyOptions } from "workbox-strategies";
import { cacheNames, cacheOf, isStorable } from "./storageRules.ts";

type LifetimeEvent = { readonly waitUntil: (work: Promise<unknown>) => void };

/** The part of the worker's scope that is used: a TypeScript program can have the types of windows or of workers, not of both. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (name: "install" | "activate", listener: (event: LifetimeEvent) => void) => void;
};

/*
 * The service worker, sw.js: what a visitor has seen works offline on the next visit. Pages and entry scripts are network first, so that an
 * outdated page is never shown while a newer one is available. Files with a content hash in their names never change. Pictures are shown
 * from the cache and revalidated in the background. Other origins (above all the mail service) and films are left alone.
 */

const options = (name: keyof typeof cacheNames, maxEntries: number): StrategyOptions => ({
  cacheName: cacheNames[name],
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => (isStorable(new URL(request.url), response) ? response : null),
    },
    // Workbox's own types do not match each other if "absent" and "undefined" are distinguished.
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
});

const strategies = {
  hashed: new CacheFirst(options("hashed", 300)),
  pictures: new StaleWhileRevalidate(options("pictures", 400)),
  // A stalled network counts as offline: the cached page is shown.
  // The query of an address is for the page's own code: the HTML is the same.
  pages: new NetworkFirst({
    ...options("pages", 200),
    networkTimeoutSeconds: 5,
    matchOptions: { ignoreSearch: true },
  }),
};

for (const [name, strategy] of Object.entries(strategies)) {
  registerRoute(({ sameOrigin, url }) => sameOrigin && cacheOf(url.pathname) === name, strategy);
}

enableNavigationPreload();
// Without clients.claim(): an open page stays unchanged, and the worker takes effect from the next page on.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(removeForeignCaches()));

/** Removes caches that earlier workers of this site stored under other names. */
async function removeForeignCaches(): Promise<void> {
  const own: readonly string[] = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !own.includes(name)).map((name) => caches.delete(name)));
}
