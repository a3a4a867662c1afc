import type { Page } from "@playwright/test";

/** What the console says of errors and warnings, and what the page throws, from now on. */
export function watchConsole(page: Page): readonly string[] {
  const said: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  return said;
}
