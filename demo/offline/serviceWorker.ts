import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import type { WorkboxPlugin } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type StrategyOptions } from "workbox-strategies";
import { cacheNames, cacheOf, isStorable } from "./storageRules.ts";

type LifetimeEvent = { readonly waitUntil: (work: Promise<unknown>) => void };

/** What is used of the worker's scope: one TypeScript program knows either windows or workers. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (name: "install" | "activate", listener: (event: LifetimeEvent) => void) => void;
};

/*
 * The service worker, sw.js: what a visitor has seen works without a network the next time. Pages and entry scripts are network first, so
 * that an old page is never shown while a new one can be had; files named after their content never change; pictures are shown from
 * the cache and asked for again behind it. Other origins (the mail service first of all) and films are left alone.
 */

const options = (name: keyof typeof cacheNames, maxEntries: number): StrategyOptions => ({
  cacheName: cacheNames[name],
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => (isStorable(new URL(request.url), response) ? response : null),
    },
    // Workbox's own types do not fit each other where "absent" and "undefined" are two things.
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
});

const strategies = {
  hashed: new CacheFirst(options("hashed", 300)),
  pictures: new StaleWhileRevalidate(options("pictures", 400)),
  // A stalled network counts as offline: the stored page is shown.
  // What an address asks behind its "?" is for the page's own code: the page itself is the same.
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
// Without clients.claim(): a page that is open stays as it is, the worker serves from the next one on.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(removeForeignCaches()));

/** Removes what earlier workers of this site have stored under other names. */
async function removeForeignCaches(): Promise<void> {
  const own: readonly string[] = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !own.includes(name)).map((name) => caches.delete(name)));
}
