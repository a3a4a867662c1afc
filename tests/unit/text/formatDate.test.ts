import { expect, test } from "vitest";
import { formatDate, formatMoment } from "../../../src/text/format/formatDate.ts";

test("a date is written in each language's format", () => {
  expect(formatDate("2026-11-20", "sq")).toBe("20.11.2026");
  expect(formatDate("2026-11-20", "de")).toBe("20.11.2026");
  expect(formatDate("2026-11-20", "en")).toBe("20/11/2026");
});

test("anything but a date stays as the project wrote it", () => {
  expect(formatDate("nëntor", "sq")).toBe("nëntor");
});

test("a date with a time is shown in the reader's own time zone", () => {
  const moment = new Date(2026, 10, 22, 14, 32).toISOString();
  expect(formatMoment(moment, "sq")).toBe("22.11., ora 14:32");
  expect(formatMoment(moment, "de")).toBe("22.11., 14:32 Uhr");
  expect(formatMoment(moment, "en")).toBe("22/11, 14:32");
});
