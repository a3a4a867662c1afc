import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderElement, type RenderOptions } from "../../../widgets/server.tsx";

const file = JSON.parse(readFileSync("public/project/project.json", "utf8")) as object;
const project: object = { ...file, availability: "availability.json" };
const places = { project, projectUrl: "/project/project.json", scriptBase: "/widgets/" };
const availability = {
  version: 1,
  revision: 3,
  generatedAt: "2026-11-22T13:00:00Z",
  staleAfterS: 3600,
  homes: { "k5-07-05": { status: "sold" } },
};

const apartment = (options: Partial<RenderOptions>): string =>
  renderElement("kulla-apartment-preview", {
    ...places,
    attributes: { apartment: "k5-07-05", locale: "en" },
    ...options,
  });

const stampIn = (html: string): string => /data-stamp="([^"]*)"/.exec(html)?.[1] ?? "";

describe("an element rendered on a server with an availability file", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-22T13:30:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("shows the file's statuses and their day, independent of any time zone", () => {
    const html = apartment({ availability });
    expect(html).toMatch(/apartment-status[^]*Sold/);
    expect(html).toContain("As of 22/11/2026");
    expect(html).not.toContain("14:");
    expect(apartment({})).not.toMatch(/apartment-status[^]*Sold/);
  });

  it("states no apartment's status once the file is too old", () => {
    vi.setSystemTime(Date.parse("2026-11-22T14:00:01Z"));
    const html = apartment({ availability });
    // Its place stays: the next file may state it.
    expect(html).toMatch(/apartment-status[^]*?<span>–<\/span>/);
    for (const word of ["Sold", "Reserved", "Available", "This apartment "]) expect(html).not.toContain(word);
  });

  it("has a stamp that depends on the availability file, and stays the same without one", () => {
    const sold = stampIn(apartment({ availability }));
    const reserved = stampIn(
      apartment({ availability: { ...availability, homes: { "k5-07-05": { status: "reserved" } } } }),
    );
    const none = stampIn(apartment({}));
    expect(new Set([sold, reserved, none]).size).toBe(3);
    expect(sold.startsWith(`${none} `)).toBe(true);
    expect(reserved.startsWith(`${none} `)).toBe(true);
  });

  it("reports what is wrong with the file, and shows the project's own statuses if it cannot be read", () => {
    const messages: string[] = [];
    const html = apartment({ availability: { version: 1 }, warn: (sentence) => void messages.push(sentence) });
    expect(messages.join("\n")).toMatch(/<kulla-apartment-preview> revision: missing/);
    expect(html).toBe(apartment({}));
  });

  it("warns that the page will not find the file if nothing names it", () => {
    const messages: string[] = [];
    apartment({ availability, project: file, warn: (sentence) => void messages.push(sentence) });
    expect(messages.join("\n")).toContain(
      "neither the project nor the attribute has the address of the availability file",
    );
  });
});
