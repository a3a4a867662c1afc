/** Whether the browser reports that it is offline; if it does not know, it counts as online. */
export function isOffline(): boolean {
  return typeof navigator === "object" && "onLine" in navigator && !navigator.onLine;
}
