/**
 * Caches a function's result per record: drafts replace what they change, so the same record always has the same
 * result. A record that is no longer referenced is forgotten.
 */
export function memoize<R extends object, T>(compute: (record: R) => T): (record: R) => T {
  const cache = new WeakMap<R, { readonly value: T }>();
  return (record) => {
    const cached = cache.get(record);
    if (cached) return cached.value;
    const value = compute(record);
    cache.set(record, { value });
    return value;
  };
}
