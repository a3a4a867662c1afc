import { describe, expect, it } from "vitest";
import { brandContrasts, minContrast, nearestBrandColour } from "../../../../owner/site/brandColours.ts";
import { brandSheet } from "../../../../owner/site/brandSheet.ts";

const ratios = (colours: Parameters<typeof brandContrasts>[0]) =>
  Object.fromEntries(brandContrasts(colours).map(({ text, ratio }) => [text, ratio]));

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
});
