import { expect, type Page } from "@playwright/test";

type Change = { readonly sheet: string; readonly node: string; readonly changed: string };

/** Waits until nothing inside moves on its own: every picture has loaded, including lazy ones, and has faded in. */
export async function rest(page: Page, tags: readonly string[]): Promise<void> {
  await page.evaluate((names) => {
    for (const name of names) {
      const pictures = document.querySelector(name)?.shadowRoot?.querySelectorAll("img") ?? [];
      for (const picture of pictures) picture.loading = "eager";
    }
  }, tags);
  await expect(page.locator("img.loading")).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(
        (names) => names.map((name) => document.querySelector(name)?.shadowRoot?.getAnimations().length),
        tags,
      ),
    )
    .toEqual(tags.map(() => 0));
}

/**
 * Inserts each style sheet into the page in turn and returns every computed property inside our shadow roots that it
 * changed. A change counts if it is reverted with the sheet: a property that changed on its own is checked once more.
 */
export function changesInside(page: Page, tags: readonly string[], sheets: Readonly<Record<string, string>>) {
  return page.evaluate(
    async ([names, all]) => {
      const roots = names.flatMap((tag) => document.querySelector(tag)?.shadowRoot ?? []);
      const nodes = roots.flatMap(sample);
      // Logical names repeat the same values.
      const properties = [...getComputedStyle(document.body)].filter((name) => !/^--|-(block|inline)\b/.test(name));
      const changes: Change[] = [];
      const endless = new WeakSet<Animation>();
      let neutral = nodes.map(read);
      for (const [sheet, css] of Object.entries(all)) {
        const style = Object.assign(document.createElement("style"), { textContent: css });
        changes.push(...(await changesOf(style)).map((change) => ({ sheet, ...change })));
        style.remove();
      }
      const left = nodes.filter((node) => node.isConnected).length;
      return { looked: nodes.length, left, changes: changes.slice(0, 40) };

      /** Rows of a list are all alike: one of each kind represents them. */
      function sample(root: ShadowRoot): Element[] {
        const seen = new Map<string, number>();
        return [...root.querySelectorAll("*")].filter((node) => {
          const kind = `${node.parentElement?.getAttribute("class")} ${node.localName}.${node.getAttribute("class")}`;
          const count = (seen.get(kind) ?? 0) + 1;
          seen.set(kind, count);
          return count <= 1 && node.localName !== "slot";
        });
      }
      /** The next frame; a busy machine may draw none for a while, and styles can still be read. */
      function frame(): Promise<unknown> {
        return Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 500))]);
      }
      /** All of it in one text if the browser offers it, which is ten times as fast. */
      function read(node: Element): string {
        const style = getComputedStyle(node);
        return style.cssText || properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
      }
      async function changesOf(style: HTMLStyleElement): Promise<Omit<Change, "sheet">[]> {
        for (let look = 1; ; look += 1) {
          document.head.append(style);
          const changed = differences(await settled());
          if (changed.length === 0 || look === 10) return changed;
          style.remove();
          const again = await settled();
          const hasMoved = again.some((text, index) => text !== neutral[index]);
          neutral = again;
          if (!hasMoved) return changed;
        }
      }
      /** Transitions end first; endless ones are waited for once, then read as they are. */
      async function settled(): Promise<string[]> {
        const isMoving = (animation: Animation) =>
          !endless.has(animation) && Number(animation.effect?.getComputedTiming().endTime) < 5000;
        const moving = () => roots.flatMap((root) => root.getAnimations().filter(isMoving));
        const started = performance.now();
        do await frame();
        while (moving().length > 0 && performance.now() - started < 7000);
        for (const animation of moving()) endless.add(animation);
        return nodes.map(read);
      }
      function differences(under: string[]): Omit<Change, "sheet">[] {
        return under.flatMap((text, index) => {
          const was = neutral[index];
          const node = nodes[index];
          if (text === was || was === undefined || !node?.isConnected) return [];
          const before = new Set(was.split("; "));
          const changed = text.split("; ").filter((each) => !before.has(each));
          const name = `${(node.getRootNode() as ShadowRoot).host.localName} ${node.localName}.${node.getAttribute("class")}`;
          return [{ node: name, changed: changed.slice(0, 8).join("; ") }];
        });
      }
    },
    [tags, sheets] as const,
  );
}
