import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the README has inquiry.php as it is", () => {
  const shown = /```php\n([^]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1];
  expect(shown).toBe(readFileSync("recipes/inquiry.php", "utf8"));
});
