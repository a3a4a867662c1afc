/** The text stored in this browser under a name; undefined if there is none, or storage is not allowed. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    // In some browsers, even accessing it throws.
    return undefined;
  }
}

/** Deletes the text stored under a name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is not allowed.
  }
}

/** Stores a text in this browser; if that is not allowed, the owner is asked again next time. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Not allowed or full: asking again does no harm.
  }
}
