/** What this browser has kept under a name; undefined where it has nothing, or may keep nothing at all. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    // Some browsers throw at the mere name of it.
    return undefined;
  }
}

/** What was kept under a name is not any more. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // It keeps nothing.
  }
}

/** Keeps a word in this browser; where it may keep nothing, the owner is asked again another time. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Denied or full: what is asked again does no harm.
  }
}
