import { expect, type ConsoleMessage, type Page, type Response } from "@playwright/test";

/** Measurements while a picker was loaded in a page and used. */
export type Walk = {
  /** Versions of the copies of React that run in the page. */
  readonly react: readonly string[];
  /** Files loaded until the picker was usable. */
  readonly scripts: readonly Response[];
  /** Everything in the console, including uncaught errors. */
  readonly lines: readonly string[];
};

/** The building and the expected announcement of its second floor. */
export type Choice = { readonly tower: string; readonly says: string };

/** Each copy of React registers with its developer tools, if a page has them; these only count. */
function countReact(): void {
  const versions: string[] = [];
  const ignore = () => {};
  Object.assign(globalThis, {
    reactVersions: versions,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      inject: (copy: { version: string }) => versions.push(copy.version),
      onCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
      onPostCommitFiberRoot: ignore,
      checkDCE: ignore,
    },
  });
}

function listenToConsole(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on("console", (line: ConsoleMessage) => lines.push(`${line.type()}: ${line.text()}`));
  page.on("pageerror", (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

/** The scripts loaded into a page from now on, each once. */
function listenToScripts(page: Page): ReadonlyMap<string, Response> {
  const scripts = new Map<string, Response>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response);
  });
  return scripts;
}

/**
 * Acts like a visitor: from the site to the building, and presses its second floor. The page prevents that, and shows the
 * choice itself.
 */
export async function walkPicker(page: Page, url: string, choice: Choice): Promise<Walk> {
  await page.addInitScript(countReact);
  const lines = listenToConsole(page);
  const allScripts = listenToScripts(page);
  await page.goto(url);
  const picker = page.locator("kulla-apartment-picker");
  const tower = picker.getByRole("list").getByRole("button", { name: choice.tower });
  await expect(tower).toBeVisible();
  const scripts = [...allScripts.values()];
  await tower.click();
  await expect(picker.getByRole("button", { name: "Our houses" })).toBeVisible();
  const floor = picker.getByRole("list").getByRole("button", { name: /^Floor 2/ });
  await floor.click();
  await expect(page.getByRole("status").filter({ hasText: choice.says })).toHaveText(choice.says);
  // It stayed on its screen: the floor can be chosen again.
  await expect(floor).toBeVisible();
  const screen = await picker.evaluate((element) => Reflect.get(element, "screen") as unknown);
  expect(screen).toMatchObject({ name: "tower" });
  const react = await page.evaluate(() => Reflect.get(globalThis, "reactVersions") as string[]);
  return { react, scripts, lines };
}

/** The files fetched by a page without a picker. */
export async function scriptsWithout(page: Page, url: string): Promise<readonly Response[]> {
  const scripts = listenToScripts(page);
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return [...scripts.values()];
}
