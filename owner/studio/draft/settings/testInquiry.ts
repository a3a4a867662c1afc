import type { DraftProject } from "../draft.ts";

/** The content of a test inquiry in place of a visitor's: that it is a test, and how to contact the owner. */
export type TestInquiry = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Id of the draft's first apartment; missing if there is none yet. */
  readonly apartments: readonly string[];
  readonly floor: string;
};

export function testInquiry({ contact = {}, floors }: DraftProject): TestInquiry {
  return {
    name: "Kulla Studio: test",
    phone: contact.phone ?? "",
    email: contact.email || "test@example.com",
    apartments: floors.flatMap((floor) => floor.apartments.map(({ id }) => id)).slice(0, 1),
    floor: String(floors[0]?.floor ?? ""),
  };
}
