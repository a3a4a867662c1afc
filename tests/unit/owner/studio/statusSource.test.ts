import { describe, expect, it } from "vitest";
import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import { newDraft, type Draft, type DraftApartment } from "../../../../owner/studio/draft/draft.ts";
import { ownersList, statusDifferences } from "../../../../owner/studio/draft/changes/statusSource.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { withPublishedStatuses } from "../../../../owner/studio/page/publish/publishedNow.ts";

const changedAt = "2026-11-20T08:00:00Z";
const price = (amount: number) => ({ kind: "exact", amount, currency: "EUR" }) as const;
const list = (homes: AvailabilityFile["homes"], source = "shitja.xlsx"): AvailabilityFile => ({
  version: 1,
  revision: 1,
  generatedAt: changedAt,
  staleAfterS: 86_400,
  source,
  homes,
});
const { project: empty } = newDraft("Blloku");
const projectOf = (apartments: readonly DraftApartment[]) => ({
  ...empty,
  floors: [{ tower: "b1", floor: 1, apartments }],
});

describe("statuses of a synced list", () => {
  it("belong to another program, and are not those that publishing wrote", () => {
    expect(ownersList(list({}))).toBeDefined();
    expect(ownersList(list({}, "kulla-draft.json"))).toBeUndefined();
    expect(ownersList(undefined)).toBeUndefined();
  });

  it("differ from the studio's if visitors get another status or price", () => {
    const project = projectOf([
      { id: "1", label: "1", status: "reserved", price: price(90_000) },
      { id: "2", label: "2", status: "sold", price: price(80_000) },
      { id: "3", label: "3", status: "available", price: price(70_000) },
      { id: "4", label: "4", status: "available" },
      { id: "5", label: "5", status: "available" },
    ]);
    const listed = list({
      "1": { status: "available", price: price(90_000), changedAt },
      "2": { status: "sold", price: price(81_000), changedAt },
      // Without a price in the list visitors get the project's.
      "3": { status: "available", changedAt },
      "4": { changedAt },
    });
    expect(statusDifferences(project, listed)).toEqual([
      {
        id: "1",
        at: ["floors", 0, "apartments", 0],
        studio: { status: "reserved", price: price(90_000) },
        list: { status: "available", price: price(90_000) },
      },
      {
        id: "2",
        at: ["floors", 0, "apartments", 1],
        studio: { status: "sold", price: price(80_000) },
        list: { status: "sold", price: price(81_000) },
      },
      {
        id: "4",
        at: ["floors", 0, "apartments", 3],
        studio: { status: "available", price: undefined },
        list: { status: undefined, price: undefined },
      },
    ]);
    expect(statusDifferences(withPublishedStatuses(project, listed), listed)).toEqual([]);
  });

  it("apply or not as the draft says, which has no third option", () => {
    const saved = (statusesFrom: string) => {
      const read = readDraft(writeDraft({ ...newDraft("Blloku"), settings: { statusesFrom } } as unknown as Draft));
      return read.ok ? read.draft.settings.statusesFrom : "refused";
    };
    expect(["list", "studio", "moon"].map(saved)).toEqual(["list", "studio", undefined]);
  });
});
