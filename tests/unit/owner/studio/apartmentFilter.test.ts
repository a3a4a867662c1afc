import { describe, expect, it } from "vitest";
import type { Draft, DraftApartment } from "../../../../owner/studio/draft/draft.ts";
import {
  type ApartmentFilter,
  filterChoices,
  hiddenBy,
  noFilter,
} from "../../../../owner/studio/page/apartments/apartmentFilter.ts";
import { smallDraft } from "../../../support/ownerFolder.ts";

const apartments: readonly DraftApartment[] = [
  { id: "x1", label: "Lokal L-1", type: "Lokal", status: "available", entrance: "10" },
  { id: "x2", label: "12B", type: "2+1", status: "sold", entrance: "2" },
  { id: "x3", label: "112", type: "10+1" },
];
const { project } = smallDraft({ floors: [{ tower: "b1", floor: 1, apartments }] }) as Draft;
const found = (filter: Partial<ApartmentFilter>): readonly string[] => {
  const hidden = hiddenBy(project, { ...noFilter, ...filter });
  return apartments.flatMap(({ id }) => (hidden.has(id) ? [] : [id]));
};

describe("the table of apartments", () => {
  it.each<[string, Partial<ApartmentFilter>, readonly string[]]>([
    ["all without a filter", {}, ["x1", "x2", "x3"]],
    ["by a part of the name", { name: "12" }, ["x2", "x3"]],
    ["by a name in other case, with spaces", { name: " lokal l–1" }, ["x1"]],
    ["by a complete code, and not a part of it", { name: "x2" }, ["x2"]],
    ["none by a part of a code", { name: "x" }, []],
    ["by type", { type: "2+1" }, ["x2"]],
    ["by status", { status: "sold" }, ["x2"]],
    ["those without a status", { status: "ask" }, ["x3"]],
    ["by entrance", { entrance: "10" }, ["x1"]],
    ["by all at once", { name: "12", status: "sold", entrance: "10" }, []],
  ])("shows %s", (_, filter, ids) => expect(found(filter)).toEqual(ids));

  it("offers the existing types and entrances, in order", () => {
    expect(filterChoices(project, "sq")).toEqual({ type: ["2+1", "10+1", "Lokal"], entrance: ["2", "10"] });
  });
});
