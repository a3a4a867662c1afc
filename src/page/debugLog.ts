/** Read once; off on a server, and if storage is denied. */
let isOn: boolean | undefined;

function readSwitch(): boolean {
  try {
    return globalThis.localStorage?.getItem("kullaDebug") === "1";
  } catch {
    return false;
  }
}

/**
 * Logs everything an element loads, reads and announces, if `localStorage.kullaDebug = "1"` was set before it was loaded. `details` are logged
 * as objects.
 */
export function debugLog(sentence: string, ...details: readonly unknown[]): void {
  isOn ??= readSwitch();
  if (isOn) console.info(`kulla: ${sentence}`, ...details);
}
