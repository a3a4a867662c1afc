import { expect, test } from "vitest";
import { formatDate } from "../../../src/text/formatDate.ts";

test("a date reads as each language writes it", () => {
  expect(formatDate("2026-11-20", "sq")).toBe("20.11.2026");
  expect(formatDate("2026-11-20", "de")).toBe("20.11.2026");
  expect(formatDate("2026-11-20", "en")).toBe("20/11/2026");
});

test("what is no date stays as the project wrote it", () => {
  expect(formatDate("nëntor", "sq")).toBe("nëntor");
});
