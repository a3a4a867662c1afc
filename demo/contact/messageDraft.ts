import { emptyMessage, type Message } from "./message.ts";

const key = "kulla:message";

/** Where storage is blocked the draft lives as long as the page. */
let unstored: string | undefined;

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** What was typed and not sent yet: it outlives a failure, leaving the page and reloading it, not the tab. */
export const messageDraft = {
  read(): Message {
    const kept = attempt((): unknown => JSON.parse(unstored ?? sessionStorage.getItem(key) ?? ""));
    if (typeof kept !== "object" || kept === null) return emptyMessage;
    const field = (name: string): string => {
      const value: unknown = Reflect.get(kept, name);
      return typeof value === "string" ? value : "";
    };
    return { from_name: field("from_name"), from_email: field("from_email"), message: field("message") };
  },
  write(message: Message): void {
    unstored = JSON.stringify(message);
    if (attempt(() => (sessionStorage.setItem(key, JSON.stringify(message)), true))) unstored = undefined;
  },
  clear(): void {
    unstored = undefined;
    attempt(() => sessionStorage.removeItem(key));
  },
};
