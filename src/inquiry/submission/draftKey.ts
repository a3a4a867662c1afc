/** The storage key of a draft: JSON, so that different parts never result in the same key. */
export function draftKey(...parts: readonly string[]): string {
  return `kulla:${JSON.stringify(parts)}`;
}

/** Whether this tab has a draft or submission that is not finished. `parts`: the first parts of its key. */
export function hasDraft(...parts: readonly string[]): boolean {
  const start = draftKey(...parts).slice(0, -1);
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(start));
  } catch {
    // If storage is blocked, drafts exist only while the code is loaded.
    return false;
  }
}
