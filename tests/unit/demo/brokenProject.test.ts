import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { renderPages } from "../../../demo/prerender.tsx";

type File = Readonly<Record<"towers" | "floors" | "layouts", readonly Record<string, unknown>[]>>;

const good = JSON.parse(readFileSync("tests/fixtures/projects/house/project.json", "utf8")) as File;
const [attic, upper = {}, ground] = good.floors;
const [first, second = {}, ...others] = good.layouts;
const broken = {
  ...good,
  towers: [...good.towers, null, { name: 7 }],
  floors: [null, attic, { ...upper, apartments: [...(upper["apartments"] as readonly unknown[]), 3] }, ground, "x"],
  layouts: [first, { ...second, pictures: [{ src: "https://pictures.example/left.jpg", width: 9, height: 9 }] }, 5],
  contact: { phone: 5, links: [{ name: "X", url: "javascript:alert(1)" }] },
};

describe("the showcase of a project file with invalid records", () => {
  const folder = mkdtempSync(join(tmpdir(), "kulla-broken-"));
  let pages: ReadonlyMap<string, string> = new Map();
  const error = vi.spyOn(console, "error").mockReturnValue();
  const reported = (): readonly string[] => error.mock.calls.map(([line]) => String(line).replace(folder, ""));

  beforeAll(async () => {
    writeFileSync(join(folder, "project.json"), JSON.stringify({ ...broken, layouts: [...broken.layouts, ...others] }));
    const assets = { script: "/assets/site.js", styles: ["/assets/site.css"], preloads: [], pageStyles: {} };
    pages = new Map((await renderPages(assets, folder)).map(({ path, html }) => [path, html]));
  }, 60_000);

  afterAll(() => {
    error.mockRestore();
    rmSync(folder, { recursive: true });
  });

  it("has a page for each valid apartment", () => {
    const apartments = [...pages.keys()].filter((path) => /^apartments\/[^/]+\/index\.html$/.test(path));
    expect(apartments.toSorted()).toEqual(
      ["lumi-0-1", "lumi-1-1", "lumi-1-2", "lumi-2-1"].map((id) => `apartments/${id}/index.html`),
    );
    for (const [path, html] of pages) expect(/undefined|NaN|javascript:/.exec(html), path).toBeNull();
  });

  it("names each omitted record by its place in the file", () => {
    for (const place of ["towers[1]", "floors[0]", "floors[2].apartments[2]", "layouts[2]", "contact.phone"]) {
      expect(
        reported().some((line) => line.startsWith(`/project.json: ${place}`)),
        place,
      ).toBe(true);
    }
  });

  it("uses the original addresses of pictures on other hosts", () => {
    const apartment = pages.get("apartments/lumi-1-1/index.html");
    expect(apartment).toContain('property="og:image" content="https://pictures.example/left.jpg"');
  });
});

describe("the showcase of a project whose ids and names are markup", () => {
  const markup = `"><img src=x onerror=alert(1)>&'?#%`;

  it("shows them as text, and percent-encodes them in every address", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kulla-markup-"));
    const [tower] = good.towers;
    const floors = good.floors.map((floor) => ({
      ...floor,
      tower: markup,
      label: { sq: markup },
      apartments: (floor["apartments"] as readonly { id: string }[]).map((each) => ({
        ...each,
        id: `${each.id}${markup}`,
        label: markup,
        tour: markup,
      })),
    }));
    const tours = [{ id: markup, url: "../tours/1/index.htm" }];
    writeFileSync(
      join(folder, "project.json"),
      JSON.stringify({ ...good, version: 2, towers: [{ ...tower, id: markup, name: markup }], floors, tours }),
    );
    const assets = { script: "/assets/site.js", styles: ["/assets/site.css"], preloads: [], pageStyles: {} };
    const made = await renderPages(assets, folder);
    rmSync(folder, { recursive: true });
    const texts = made.filter(({ path }) => /\.(html|xml)$/.test(path));
    expect(texts.filter(({ path }) => path.startsWith("apartments/")).length).toBeGreaterThan(2);
    for (const { path, html } of texts) expect(html.includes("<img src=x"), path).toBe(false);
    const page = texts.find(({ path }) => path.startsWith("apartments/lumi-2-1"))?.html ?? "";
    const address = `https://kulla.example/apartments/${encodeURIComponent(`lumi-2-1${markup}`)}`;
    expect(page).toContain(`<link rel="canonical" href="${address}">`);
    expect(made.find(({ path }) => path === "sitemap.xml")?.html).toContain(`<loc>${address}</loc>`);
  }, 60_000);
});
