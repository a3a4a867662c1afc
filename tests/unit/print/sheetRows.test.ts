import { describe, expect, it } from "vitest";
import { printSheetRows, type PrintSheetRow } from "../../../src/print/printSheetRows.ts";

const rows = (count: number, name: string): readonly PrintSheetRow[] =>
  Array.from({ length: count }, (_, index) => [`${name} ${index + 1}`, "x"] as const);

describe("the rows of a printed sheet", () => {
  it("are all next to the plan if they fit, without those that state nothing", () => {
    const { beside, below } = printSheetRows(
      [...rows(8, "fact"), ["Entrance", undefined]],
      [...rows(2, "price"), ["Extras", ""]],
    );
    expect(beside).toHaveLength(10);
    expect(below).toEqual([]);
  });

  it("are all printed if there are many: the price is below the plan, after the rows that do not fit next to it", () => {
    const { beside, below } = printSheetRows(rows(14, "fact"), rows(3, "price"));
    expect([...beside, ...below]).toHaveLength(17);
    expect(beside).toEqual(rows(14, "fact").slice(0, 8));
    expect(below.map(([name]) => name).slice(-3)).toEqual(["price 1", "price 2", "price 3"]);
  });

  it("have the full width for a long price, however few they are", () => {
    const price: PrintSheetRow = [
      "Price",
      "89,500 €, 18 % VAT included, about 8,788,900 ALL (1 EUR = 98.2 ALL, 20/11/2026)",
    ];
    expect(printSheetRows(rows(3, "fact"), [price]).below).toEqual([price]);
  });
});
