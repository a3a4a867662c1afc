import { readFileSync } from "node:fs";
import { assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  brandContrasts,
  colourVariables,
  minContrast,
  nearestBrandColour,
} from "../../../../owner/site/brandColours.ts";
import { brandSheet, brandSheetPath, isBrandSheet } from "../../../../owner/site/brandSheet.ts";
import { channels } from "../../../../owner/site/colour.ts";
import { contrast } from "../../../../src/element/accent/contrast.ts";

const ratios = (colours: Parameters<typeof brandContrasts>[0]) =>
  Object.fromEntries(brandContrasts(colours).map(({ text, ratio }) => [text, ratio]));

/** The site's own variables, by their names. */
const ownVariables = [...readFileSync("demo/styles/tokens.css", "utf8").matchAll(/(--[\w-]+): (#[\da-f]{3,6});/g)].map(
  ([, name = "", value = ""]) => [name, value.length === 4 ? value.replace(/[^#]/g, "$&$&") : value] as const,
);

describe("the colours and typefaces of a site's brand", () => {
  it("are Kulla's own if nothing is chosen: no style sheet, and all are readable", () => {
    expect(brandSheet({ colours: {}, fonts: "serif" })).toBe("");
    expect(Math.min(...Object.values(ratios({})))).toBeGreaterThan(minContrast);
  });

  it("change every colour that is mixed from a chosen one, and no other", () => {
    const sheet = brandSheet({ colours: { accent: "#8a1c3b" }, fonts: "serif" });
    expect(sheet).toContain("--green: #8a1c3b;");
    expect(sheet).toContain("--kulla-accent: #8a1c3b;");
    expect(sheet).not.toMatch(/--(?:ink|paper|line|text):/);
    expect(brandSheet({ colours: { paper: "#ffffff" }, fonts: "serif" })).toMatch(
      /--paper: #ffffff;[^]*--line: #dcdcdb;/,
    );
    expect(brandSheet({ colours: {}, fonts: "plain" })).toContain("--display: var(--text);");
    expect(brandSheet({ colours: {}, fonts: "system" })).toContain("--text: system-ui");
  });

  it("are measured against the background; the nearest readable colour is suggested, for notes in terms of their text colour", () => {
    expect(ratios({ accent: "#f0c040" })["accent"]).toBeLessThan(2);
    for (const [colours, text] of [
      [{ accent: "#f0c040" }, "accent"],
      [{ ink: "#8a8a8a" }, "ink"],
      [{ ink: "#666666" }, "quiet"],
    ] as const) {
      const nearest = nearestBrandColour(colours, text);
      const name = text === "quiet" ? "ink" : text;
      expect(ratios({ ...colours, [name]: nearest })[text]).toBeGreaterThanOrEqual(minContrast);
    }
  });

  it("are all readable on background and panels, and on buttons also under the pointer, whatever is chosen", () => {
    const hex = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    const colours = record({ accent: hex, ink: hex, paper: hex }, { requiredKeys: [] });
    assert(
      property(colours, (chosen) => {
        const shown = new Map<string, string>([...ownVariables, ...colourVariables(chosen)]);
        const between = (one: string, other: string) =>
          contrast(channels(shown.get(one) ?? ""), channels(shown.get(other) ?? ""));
        for (const ground of ["--paper", "--sheet", "--shade"]) {
          for (const text of ["--ink", "--ink-2", "--green"])
            expect(between(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(minContrast);
        }
        for (const ground of ["--paper", "--sheet"])
          expect(between("--line-strong", ground), `a border on ${ground}`).toBeGreaterThanOrEqual(3);
        for (const button of ["--green", "--green-deep"])
          expect(between("--on-green", button), `text on ${button}`).toBeGreaterThanOrEqual(minContrast);
        expect(between("--night", "--lit")).toBeGreaterThanOrEqual(minContrast);
      }),
    );
  });

  it("stay as chosen if they are readable; otherwise they are only as much darker or lighter as needed", () => {
    const shown = (chosen: Parameters<typeof colourVariables>[0]) => Object.fromEntries(colourVariables(chosen));
    expect(shown({ accent: "#7cc4ff", ink: "#f2efe8", paper: "#14181c" })).toMatchObject({
      "--green": "#7cc4ff",
      "--on-green": "#000000",
      "--ink": "#f2efe8",
      "--sheet": "#22262a",
      "color-scheme": "dark",
    });
    const gold = shown({ accent: "#f0c040" });
    expect(gold["--green"]).toBe(nearestBrandColour({ accent: "#f0c040" }, "accent"));
    expect(gold).not.toHaveProperty("--ink");
  });

  it("leave a shade that is visible on the background where a colour that is hard to read is replaced", () => {
    for (const chosen of [
      { accent: "#ffe94a", ink: "#8f8f8f" },
      { accent: "#3a86ff" },
      { accent: "#ff7a00" },
      { accent: "#00a86b", paper: "#ffffff" },
      { accent: "#e63946", ink: "#1d3557", paper: "#f1faee" },
      { accent: "#5a3d00", paper: "#14161b" },
      { ink: "#777777" },
    ]) {
      const shown = new Map<string, string>([...ownVariables, ...colourVariables(chosen)]);
      const [shade, paper] = [shown.get("--shade") ?? "", shown.get("--paper") ?? ""];
      expect(contrast(channels(shade), channels(paper)), JSON.stringify(chosen)).toBeGreaterThan(1.05);
    }
  });

  it("of a dark site are for screens only, as pages are printed on white", () => {
    const sheet = brandSheet({ colours: { accent: "#7cc4ff", paper: "#14181c" }, fonts: "plain" });
    const [screen = "", print = ""] = sheet.split("@media print");
    expect(screen).toContain("@media screen {\n:root:root {\n  --green: #7cc4ff;");
    expect(print).not.toMatch(/--paper|#7cc4ff;|color-scheme/);
    expect(print).toContain("--display: var(--text);");
  });

  it("are in a file that is named after them", () => {
    const one = brandSheetPath(brandSheet({ colours: { accent: "#8a1c3b" }, fonts: "serif" }));
    const other = brandSheetPath(brandSheet({ colours: { accent: "#8a1c3c" }, fonts: "serif" }));
    expect(one).toMatch(/^assets\/brand-[\da-f]{8}\.css$/);
    expect(one).not.toBe(other);
    expect([one, other].every(isBrandSheet)).toBe(true);
    expect(isBrandSheet("assets/site-Cb6KhYQZ.css")).toBe(false);
  });
});
