import type { DraftProject } from "../draft.ts";

/** What a test letter says in place of a visitor: that it is a test, and how the owner is reached. */
export type TestInquiry = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Id of the draft's first apartment; none where there is none yet. */
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
