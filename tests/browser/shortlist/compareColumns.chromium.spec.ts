import { expect, test, type Page } from "@playwright/test";
import { expectScreen, place } from "../../support/place.ts";

// A comparison is read cell by cell: a value belongs to the apartment at the head of its column, however narrow the table is.

const apartments = { "k5-09-07": "96.3", "k5-07-05": "80.9", "k6-04-04": "103.1" };

type Node = {
  nodeId: string;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
  ignored: boolean;
  properties?: { name: string; value: { value?: unknown } }[];
};

/** The table's rows as screen readers get them: the roles and texts of the cells, one that spans several columns repeated. */
async function readTable(page: Page): Promise<readonly (readonly string[])[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inside = (node: Node): Node[] => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const all = (node: Node): Node[] => [node, ...inside(node).flatMap(all)];
  const words = (node: Node): string =>
    all(node)
      .filter(({ role }) => role?.value === "StaticText")
      .map(({ name }) => name?.value ?? "")
      .join(" ");
  const table = nodes.find(({ role, ignored }) => role?.value === "table" && !ignored);
  if (!table) return [];
  return all(table)
    .filter(({ role, ignored }) => role?.value === "row" && !ignored)
    .map((row) =>
      all(row)
        .filter(({ role }) => /^(cell|gridcell|columnheader|rowheader)$/.test(role?.value ?? ""))
        .map((cell) => `${cell.role?.value}: ${words(cell)}`),
    );
}

for (const width of [320, 390, 640, 820, 1280]) {
  for (const ids of [Object.keys(apartments), Object.keys(apartments).slice(0, 2)]) {
    test(`each value is below its apartment, ${ids.length} side by side at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await place(page, '<kulla-apartment-picker locale="en" tower="k5" floor="3">');
      const picker = page.locator("kulla-apartment-picker");
      await expectScreen(picker, { name: "floor", tower: "k5", floor: 3 });
      await picker.evaluate((element, compared) => {
        (element as HTMLElement & { show(screen: object): void }).show({ name: "compare", apartments: compared });
      }, ids);
      await expect(page.getByRole("table", { name: "Comparison" })).toBeVisible();
      await expect.poll(async () => (await readTable(page)).length).toBeGreaterThan(5);
      const rows = await readTable(page);
      const at = rows.findIndex((row) => row.some((cell) => cell.startsWith("columnheader")));
      const heads = rows[at] ?? [];
      expect(heads).toHaveLength(ids.length + 1);
      const area = rows.find((row) => /^rowheader: .*Area/.test(row[0] ?? "")) ?? [];
      for (const [index, id] of ids.entries()) {
        const number = String(Number(id.slice(-2)));
        expect(heads[index + 1]).toContain(number);
        expect(area[index + 1]).toContain(apartments[id as keyof typeof apartments]);
      }
      // The same in the rows without a visible heading: a picture and the link.
      for (const row of rows) {
        const isOnce = row.length === 2;
        expect(row[0]).toMatch(/^(rowheader|columnheader)/);
        expect(isOnce || row.length === ids.length + 1, row.join(" | ")).toBe(true);
      }
    });
  }
}
