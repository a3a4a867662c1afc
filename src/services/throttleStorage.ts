/** The time of the last e-mail by throttle id: in the tab's session storage, or in memory if that is blocked. */
const inMemory = new Map<string, string>();

/** The storage provider of the e-mail library. */
export const throttleStorage = {
  async get(key: string): Promise<string | null> {
    return inMemory.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null;
  },
  async set(key: string, value: string): Promise<void> {
    inMemory.set(key, value);
    attempt(() => sessionStorage.setItem(key, value));
  },
  async remove(key: string): Promise<void> {
    inMemory.delete(key);
    attempt(() => sessionStorage.removeItem(key));
  },
};

/** Even accessing the storage throws if it is blocked. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
