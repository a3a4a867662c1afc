import type { Page } from "@playwright/test";

/** The console's errors and warnings, and the page's uncaught errors, from now on. */
export function watchConsole(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(String(error)));
  return messages;
}
