/** Whether the browser says that there is no network; where nobody knows, there is one. */
export function isOffline(): boolean {
  return typeof navigator === "object" && "onLine" in navigator && !navigator.onLine;
}
