/** Whether the browser reports that it is offline; a browser that does not report it counts as online. */
export function isOffline(): boolean {
  return typeof navigator === "object" && "onLine" in navigator && !navigator.onLine;
}
