/** The format of the key that the server prints after the `#` of its address. */
const isKey = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{48}$/.test(value);

/** The key's name in this tab's storage, and the name of the channel between windows. */
const storageName = "kulla-studio-key";
/** How long to wait for another window; if there is one, it answers at once. */
const timeoutMs = 300;

let key = "";

/** The key that the server requires with every request; "" if this window has none. */
export const studioKey = (): string => key;

/**
 * Finds the key: after the `#` of the address, or else stored by this tab before a reload, or else from another window of the studio.
 * It is then removed from the address, so that it appears in no history, bookmark or screenshot. Windows pass it on over a channel that
 * only reaches pages of the studio's own origin, and this is the only such page. A cookie would be sent to every other server on this
 * computer.
 */
export async function findStudioKey(): Promise<void> {
  const inAddress = window.location.hash.slice(1);
  key = isKey(inAddress) ? inAddress : (keyInThisTab() ?? (await keyOfOtherWindow()) ?? "");
  if (key === "") return;
  // If the browser stores nothing, the key has to remain in the address for reloads.
  if (storeInTab(key) && inAddress !== "")
    window.history.replaceState(window.history.state, "", window.location.pathname);
  answerOtherWindows();
}

function keyInThisTab(): string | undefined {
  try {
    const found = sessionStorage.getItem(storageName);
    return isKey(found) ? found : undefined;
  } catch {
    // Where storage is blocked, even accessing it throws.
    return undefined;
  }
}

function storeInTab(found: string): boolean {
  try {
    sessionStorage.setItem(storageName, found);
    return true;
  } catch {
    return false;
  }
}

const question = "key?";

function keyOfOtherWindow(): Promise<string | undefined> {
  const channel = new BroadcastChannel(storageName);
  return new Promise<string | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => isKey(data) && resolve(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is this origin's own
    channel.postMessage(question);
  }).finally(() => channel.close());
}

function answerOtherWindows(): void {
  const channel = new BroadcastChannel(storageName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is this origin's own
    if (data === question) channel.postMessage(key);
  });
}
