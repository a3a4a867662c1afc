import { describe, expect, it } from "vitest";
import type { Problem } from "../../../../owner/studio/draft/checks/problem.ts";
import { newDraft, type Draft } from "../../../../owner/studio/draft/draft.ts";
import { changeProject } from "../../../../owner/studio/draft/edit/records.ts";
import { afterChange } from "../../../../owner/studio/page/state/publishing.ts";

const picture = (file: string, alt = "") => ({ src: file, width: 8, height: 6, alt, studio: { file } });
const draft: Draft = changeProject(newDraft("Blloku"), (project) => ({
  ...project,
  towers: ["one", "two"].map((id) => ({ id, name: id, picture: picture(`${id}.jpg`) })),
}));
const found = (tower: number): Problem => {
  return { code: "fileProblem", severity: "block", at: ["towers", tower, "picture"], fix: "open" };
};
const withPicture = (index: number, next: object) =>
  changeProject(draft, (project) => ({
    ...project,
    towers: project.towers.map((tower, each) =>
      each === index ? { ...tower, picture: { ...picture("two.jpg"), ...next } } : tower,
    ),
  }));

describe("the reason why a draft was not published", () => {
  const refused = { kind: "refused", problems: [found(0), found(1)], draft } as const;

  it("is reported until another file replaces the broken one; nothing of the previous file remains", () => {
    const left = afterChange(refused, withPicture(1, picture("other.jpg")));
    expect(left).toEqual({ ...refused, problems: [found(0)] });
    expect(afterChange({ ...refused, problems: [found(1)] }, withPicture(1, picture("other.jpg")))).toEqual({
      kind: "idle",
    });
    expect(afterChange({ ...refused, problems: [found(1)] }, newDraft("Blloku"))).toEqual({ kind: "idle" });
  });

  it("stays after other changes, such as a picture's words", () => {
    expect(afterChange(refused, withPicture(1, { alt: "E re" }))).toBe(refused);
    const published = { kind: "published", number: 1, leftOut: [] } as const;
    expect(afterChange(published, newDraft("Blloku"))).toBe(published);
  });
});
