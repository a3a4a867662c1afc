import { expect, test } from "vitest";
import { fill } from "../../../src/text/format/fill.ts";

test("each placeholder of a text gets its value; one without a value stays, whatever its name", () => {
  expect(fill("Kati {floor} nga {of}", { floor: 3, of: 9 })).toBe("Kati 3 nga 9");
  expect(fill("{floor} {constructor} {toString} {__proto__}", { floor: 0 })).toBe(
    "0 {constructor} {toString} {__proto__}",
  );
});
