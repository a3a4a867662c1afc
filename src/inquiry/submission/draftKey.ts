/** Where a draft lies in the session's storage. The parts of a key never run into each other, whatever they hold. */
export function draftKey(...parts: readonly string[]): string {
  return `kulla:${JSON.stringify(parts)}`;
}

/** Whether something was typed or sent in this tab that a form has not finished with. `parts`: the first ones of its key. */
export function hasDraft(...parts: readonly string[]): boolean {
  const start = draftKey(...parts).slice(0, -1);
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(start));
  } catch {
    // Where storage is blocked a draft lives as long as the page, whose code is there then.
    return false;
  }
}
