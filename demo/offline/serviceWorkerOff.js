// Published in the place of sw.js, this switches the service worker off for every visitor: what was stored is removed, and all comes by
// the network. The browser asks for sw.js with every visit, so it reaches every visitor who comes back. A page that registers it again
// gets a worker that does nothing.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

async function removeAll() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("kulla-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
