/** Whether the browser says that there is no network; where it does not know, there is one. */
export function isOffline(): boolean {
  return typeof navigator === "object" && "onLine" in navigator && !navigator.onLine;
}
