// Published in the place of sw.js, this takes the service worker away from every visitor: it removes what was stored and itself.
// Pages that are open go on by the network. The browser asks for sw.js with every visit, so it reaches everybody who comes back.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

async function removeAll() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("kulla-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
