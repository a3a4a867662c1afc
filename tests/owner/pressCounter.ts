import type { Locator, Page } from "@playwright/test";

/** An owner at the page, whose every press is counted: clicks, keys and chosen files. Typing does not count. */
export class PressCounter {
  /** By their purpose, in order. */
  readonly presses = new Map<string, number>();
  private step = "";

  constructor(readonly page: Page) {}

  begin(step: string): void {
    this.step = step;
  }

  get all(): number {
    return [...this.presses.values()].reduce((sum, count) => sum + count, 0);
  }

  private count(presses: number): void {
    this.presses.set(this.step, (this.presses.get(this.step) ?? 0) + presses);
  }

  async click(place: Locator): Promise<void> {
    this.count(1);
    await place.click();
  }

  /** The field is clicked, then typed into. */
  async type(field: Locator, text: string): Promise<void> {
    this.count(1);
    await field.fill(text);
  }

  /** The list is opened, and an entry pressed. */
  async select(list: Locator, option: string): Promise<void> {
    this.count(2);
    await list.selectOption({ label: option });
  }

  /** However many files are selected in the dialog, it counts as the button and the choice. */
  async files(input: Locator, paths: string | readonly string[]): Promise<void> {
    this.count(2);
    await input.setInputFiles(typeof paths === "string" ? paths : [...paths]);
  }

  async clickAt(x: number, y: number): Promise<void> {
    this.count(1);
    await this.page.mouse.click(x, y);
  }
}
