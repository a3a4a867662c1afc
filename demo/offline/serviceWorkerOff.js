// Published in place of sw.js, this disables the service worker for every visitor: what was stored is removed, and everything is loaded
// over the network. The browser requests sw.js on every visit, so this reaches every returning visitor. A page that registers it again
// gets a worker that does nothing.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

async function removeAll() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("kulla-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
