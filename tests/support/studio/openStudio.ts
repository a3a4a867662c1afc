import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Locator, type Page } from "@playwright/test";
import { makeOwnerFolder } from "../ownerFolder.ts";
import { reservedPort } from "../portOfOurs.ts";
import { startStudio, type RunningStudio } from "./startStudio.ts";

type Owner = {
  /** A new folder with this draft and an owner's pictures, opened in the studio in Albanian; `env`: its program's environment. */
  readonly open: (
    draft?: object,
    env?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly folder: string; readonly studio: RunningStudio }>;
};

/** A test with its own owner's folder; started programs are stopped, and the folder is removed. */
export const test = base.extend<{ readonly owner: Owner }>({
  locale: "sq",
  viewport: { width: 1440, height: 900 },
  owner: async ({ page }, use) => {
    const all = await mkdtemp(join(tmpdir(), "kulla-studio-"));
    const stops: (() => Promise<void>)[] = [];
    await use({
      open: async (draft, env) => {
        const folder = await makeOwnerFolder(all, draft);
        // It stays reserved while a test stops and restarts the studio.
        const studio = await startStudio(folder, await reservedPort(), { KULLA_STATE: join(all, "state"), ...env });
        stops.push(studio.stop);
        await page.goto(studio.address);
        return { folder, studio };
      },
    });
    for (const stop of stops) await stop();
    await rm(all, { recursive: true });
  },
});

/** The current content of the folder. */
export async function draftIn(folder: string): Promise<SavedDraft> {
  return JSON.parse(await readFile(join(folder, "kulla-draft.json"), "utf8")) as SavedDraft;
}

type SavedDraft = {
  readonly project: {
    readonly floors: readonly {
      readonly outline: string;
      readonly apartments: readonly { readonly id: string; readonly status?: string; readonly area?: number }[];
    }[];
    readonly towers: readonly { readonly picture?: { readonly studio?: { readonly file?: string } } }[];
  };
};

/** A block of cells on the clipboard, pasted at the focus. */
export const pasteText = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** The status bar's text once everything is saved in the folder. */
export const savedAt = (page: Page): Locator => page.getByRole("banner").getByText(/^(U ruajt në|Saved at) \d\d:\d\d$/);
