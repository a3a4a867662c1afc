/** When the last email left, by the throttle's id: for the tab where it may store anything, else for the page. */
const inMemory = new Map<string, string>();

/** What the e-mail library asks for as its storage provider. */
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

/** Even naming the storage throws where a page may not store anything. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
