/** Where a draft lies in the session's storage. The parts of a key never run into each other, whatever they hold. */
export function draftKey(...parts: readonly string[]): string {
  return `kulla:${JSON.stringify(parts)}`;
}

/** Whether something was typed or sent in this tab that a form has not finished with. */
export function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Where storage is blocked a draft lives as long as the page, whose code is there then.
    return false;
  }
}
