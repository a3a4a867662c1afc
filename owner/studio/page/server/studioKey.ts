/** As the program prints it behind the `#` of its address. */
const isKey = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{48}$/.test(value);

const memory = "kulla-studio-key";
/** So long another window is waited for; it answers at once where there is one. */
const timeoutMs = 300;

let key = "";

/** What the server wants to see with every request; "" where this window never got it. */
export const studioKey = (): string => key;

/**
 * Finds the key: behind the `#` of the address, else what this tab had before it was loaded anew, else from another window of the studio.
 * It leaves the address then, so that it is in no history, bookmark or screenshot. Only pages of the studio's own origin are asked and
 * answered, and there are none but this one. A cookie would go to every other program that listens on this computer.
 */
export async function findStudioKey(): Promise<void> {
  const shown = window.location.hash.slice(1);
  key = isKey(shown) ? shown : (inThisTab() ?? (await fromOtherWindow()) ?? "");
  if (key === "") return;
  // A browser that keeps nothing needs it in the address when the page is loaded anew.
  if (rememberInTab(key) && shown !== "")
    window.history.replaceState(window.history.state, "", window.location.pathname);
  answerOtherWindows();
}

function inThisTab(): string | undefined {
  try {
    const found = sessionStorage.getItem(memory);
    return isKey(found) ? found : undefined;
  } catch {
    // Some browsers throw at the mere name of it.
    return undefined;
  }
}

function rememberInTab(found: string): boolean {
  try {
    sessionStorage.setItem(memory, found);
    return true;
  } catch {
    return false;
  }
}

const question = "key?";

function fromOtherWindow(): Promise<string | undefined> {
  const channel = new BroadcastChannel(memory);
  return new Promise<string | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => isKey(data) && resolve(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is this origin's own
    channel.postMessage(question);
  }).finally(() => channel.close());
}

function answerOtherWindows(): void {
  const channel = new BroadcastChannel(memory);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is this origin's own
    if (data === question) channel.postMessage(key);
  });
}
