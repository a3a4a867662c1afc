import { describe, expect, it } from "vitest";
import {
  isInFolder,
  namedFile,
  partOfAddress,
  pathOfAddress,
} from "../../../../owner/studio/draft/file/folderAddress.ts";
import { newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addForeignTour } from "../../../../owner/studio/draft/tours/editTours.ts";

describe("an address in a project file", () => {
  it("names a file of the folder by its name there", () => {
    expect(namedFile("site/k5.jpg")).toEqual({ kind: "file", path: "site/k5.jpg" });
    expect(namedFile("Fotot/Kulla%205%20(ver%C3%AB).jpg?v=2#a")).toEqual({
      kind: "file",
      path: "Fotot/Kulla 5 (verë).jpg",
    });
    expect(namedFile("Fotot/100%25.jpg")).toEqual({ kind: "file", path: "Fotot/100%.jpg" });
    expect(namedFile("layouts/19/")).toEqual({ kind: "file", path: "layouts/19/" });
    expect(namedFile("a/b/../c.jpg")).toEqual({ kind: "file", path: "a/c.jpg" });
    // A file may have any name.
    expect(namedFile("outside")).toEqual({ kind: "file", path: "outside" });
  });

  it("that leads to the web, or above the folder, is recognised", () => {
    for (const address of [
      "https://example.com/a.jpg",
      "data:image/png;base64,AA",
      "mailto:a@example.com",
      "file:///etc/passwd",
    ])
      expect(namedFile(address).kind, address).toBe("web");
    for (const address of [
      "../tours/1/index.htm",
      "/etc/passwd",
      "a/../../b",
      "..\\b",
      "%2e%2e/%2E%2e/b",
      "a/%2e%2e/../b",
    ])
      expect(namedFile(address).kind, address).toBe("above");
  });

  it("that could lead out of the folder once decoded, once or several times, names nothing", () => {
    const addresses = [
      "a%2f..%2f..%2f.ssh%2fauthorized_keys",
      "a/..%2f..%2fb",
      "a/..%5c..%5cb",
      "a%5Cb.jpg",
      "%2fetc%2fpasswd",
      "a/b%00.jpg",
      "a/b%0a.jpg",
      "a/%1bb.jpg",
      "a%252f..%252fb",
      "a%25252f..%25252fb",
      "a/%252e%252e/%252e%252e/b",
      "a%255c..%255cb",
      "a/b%2500.jpg",
      "a/%252E%252E%252Fb",
      "a/%c0%ae%c0%ae/b",
      "a/%",
      "a/%zz.jpg",
      "a//b.jpg",
      "",
      ".",
      "#a",
      `${"a/".repeat(600)}b.jpg`,
    ];
    for (const address of addresses) {
      expect(namedFile(address).kind, address).toBe("unsafe");
      expect(pathOfAddress(address), address).toBeUndefined();
    }
  });
});

describe("a path in the studio's own notes", () => {
  it("stays in the folder, and has no name that leads elsewhere", () => {
    expect(["Fotot/Kulla 5.jpg", "50%2f.jpg", "a..b/c"].every(isInFolder)).toBe(true);
    for (const path of ["../a", "a/../b", "a/./b", "/a", "a\\b", "a\0", "a\nb", "a//b", "a/", "c:/a", "", 7, null])
      expect(isInFolder(path), String(path)).toBe(false);
  });
});

describe("a tour imported for a layout with an unusual name", () => {
  it("gets an address that can be published", () => {
    for (const id of ["A/B", "../../x", "100%", "..", "a\\b", "19.1", "Tipi ë"]) {
      const { project, ...draft } = newDraft("Blloku");
      const layouts = [{ id, pictures: [] }];
      const added = addForeignTour(
        { ...draft, project: { ...project, layouts } },
        { layout: id, title: { sq: "", en: "", de: "" } },
        { folder: "Vizita", page: "index.html" },
      );
      const path = pathOfAddress(added.draft.project.tours?.[0]?.url ?? "");
      expect(path?.split("/"), id).toHaveLength(4);
      expect(path, id).toMatch(/^tours\/.*\/index\.html$/);
    }
    expect(partOfAddress("/")).toBe("-");
  });
});
