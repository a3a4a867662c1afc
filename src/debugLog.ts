/** Read once, so that elements say nothing of their own at rest; on a server, and where storage is denied, it is off. */
let isOn: boolean | undefined;

function readSwitch(): boolean {
  try {
    return globalThis.localStorage?.getItem("kullaDebug") === "1";
  } catch {
    return false;
  }
}

/**
 * Says on the console what an element loads, reads and announces, if whoever debugs a page has set `localStorage.kullaDebug = "1"` before
 * it was loaded. `details` are shown as objects.
 */
export function debugLog(sentence: string, ...details: readonly unknown[]): void {
  isOn ??= readSwitch();
  if (isOn) console.info(`kulla: ${sentence}`, ...details);
}
