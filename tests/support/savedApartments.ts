import type { Locator, Page } from "@playwright/test";
import { place } from "./place.ts";

/** The key under which the list of our own project is stored. */
export const listKey = `kulla-list:http://127.0.0.1:${process.env["KULLA_TEST_PORT"] ?? "4180"}/project/project.json`;

export const storedList = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), listKey);

/** The list as an earlier visit left it. Firefox runs a page's first script on its empty page, too, which stores nothing. */
export const keepList = (page: Page, list: string): Promise<unknown> =>
  page.addInitScript(
    ([key, text]) => {
      if (origin !== "null") localStorage.setItem(key, text);
    },
    [listKey, list] as const,
  );

export const tray = (page: Page): Locator => page.getByRole("region", { name: "Banesat e ruajtura" });
export const mark = (page: Page, title: string): Locator =>
  page.getByRole("list").getByRole("button", { name: `Ruaj, ${title}`, exact: true });
export const compareButton = (page: Page, count: number): Locator =>
  tray(page).getByRole("button", { name: `Krahaso ${count}` });

/** A picker on the third floor of the first tower. */
export function openFloor(page: Page, attributes = ""): Promise<void> {
  return place(page, `<kulla-apartment-picker tower="k5" floor="3" ${attributes}></kulla-apartment-picker>`);
}

export async function save(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) await mark(page, title).click();
}

/** The details of an event of the page's elements, from now on. */
export async function detailsOf(page: Page, event: string): Promise<() => Promise<readonly unknown[]>> {
  await page.evaluate((name) => {
    const heard: unknown[] = [];
    Object.assign(window, { [`heard ${name}`]: heard });
    document.addEventListener(name, (each) => heard.push((each as CustomEvent).detail));
  }, event);
  return () => page.evaluate((name) => (window as unknown as Record<string, unknown[]>)[`heard ${name}`] ?? [], event);
}
