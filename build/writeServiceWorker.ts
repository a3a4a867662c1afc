import { generateSW } from "workbox-build";

/**
 * sw.js: what a visitor has seen works without a network the next time. Pages and entry scripts come from the network first, so
 * that nobody sees an old page while there is a new one; files named after their content never change; pictures are shown from
 * the store and asked for again behind it. Other origins (the mail service first of all) and films are left alone.
 */
export async function writeServiceWorker(site: string): Promise<void> {
  const { warnings } = await generateSW({
    swDest: `${site}/sw.js`,
    globDirectory: site,
    // Small on purpose: everything else is kept when it was seen.
    globPatterns: ["icons/icon.svg"],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: true,
    // A page that is open stays as it is: the worker serves from the next one on.
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    navigationPreload: true,
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/(assets|widgets\/c|tours\/c)\//.test(url.pathname),
        handler: "CacheFirst",
        options: { cacheName: "kulla-hashed", expiration: { maxEntries: 300, purgeOnQuotaError: true } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && /\.(avif|webp|jpg|png|svg|woff2)$/.test(url.pathname),
        handler: "StaleWhileRevalidate",
        options: { cacheName: "kulla-pictures", expiration: { maxEntries: 400, purgeOnQuotaError: true } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && !/\.(mp4|webm|pdf)$/.test(url.pathname),
        handler: "NetworkFirst",
        options: { cacheName: "kulla-pages", expiration: { maxEntries: 200, purgeOnQuotaError: true } },
      },
    ],
  });
  for (const warning of warnings) console.warn(warning);
}
