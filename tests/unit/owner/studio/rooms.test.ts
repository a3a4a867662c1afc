import { describe, expect, it } from "vitest";
import { textProblems } from "../../../../owner/studio/draft/checks/textProblems.ts";
import { newDraft, type Draft } from "../../../../owner/studio/draft/draft.ts";
import { addApartments, addFloors, addLayout, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { withDescription } from "../../../../owner/studio/draft/edit/description.ts";
import {
  addRoom,
  changeRoom,
  removeRoom,
  draftRoomName,
  roomsText,
} from "../../../../owner/studio/draft/edit/rooms.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { roomWords } from "../../../../owner/studio/text/roomWords.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";

const locales = ["sq", "en", "de"];
const roomsOf = ({ project }: Draft) => project.layouts?.[0]?.rooms;

describe("a layout's rooms", () => {
  it("are named in all languages if the room is known in any of them, else as written", () => {
    expect(draftRoomName(" kuzhina ", locales, roomWords)).toEqual({ sq: "Kuzhina", en: "Kitchen", de: "Küche" });
    expect(draftRoomName("Balcony", ["sq", "de"], roomWords)).toEqual({ sq: "Ballkoni", de: "Balkon" });
    expect(draftRoomName("Sauna", locales, roomWords)).toBe("Sauna");
  });

  it("are added, changed and removed; a layout without any has no list of rooms", () => {
    const { draft, ids } = addLayout(newDraft("Blloku"), "Tipi A");
    const [id = ""] = ids;
    const kitchen = { name: draftRoomName("Kitchen", locales, roomWords), area: 12.5 };
    const two = addRoom(addRoom(draft, id, kitchen), id, { name: "Sauna", area: 4 });
    const placed = changeRoom(two, { layout: id, at: 0 }, { area: 13, at: [40, 50] });
    expect(roomsOf(placed)).toEqual([
      { name: { sq: "Kuzhina", en: "Kitchen", de: "Küche" }, area: 13, at: [40, 50] },
      { name: "Sauna", area: 4 },
    ]);
    expect(roomsText(roomsOf(placed) ?? [], locales)).toEqual({
      sq: "Kuzhina, Sauna",
      en: "Kitchen, Sauna",
      de: "Küche, Sauna",
    });
    expect(removeRoom(removeRoom(placed, id, 0), id, 0).project.layouts?.[0]).not.toHaveProperty("rooms");
  });
});

describe("an apartment's description", () => {
  const { draft: tower } = addTower(newDraft("Blloku"), "K5");
  const { draft: floors } = addFloors(tower, { tower: "k5", from: 1, to: 1 });
  const { draft, ids } = addApartments(floors, { tower: "k5", floor: 1 }, ["1"]);
  const [id = ""] = ids;
  const say = (of: Draft, locale: string, text: string) => withDescription(of, id, { locale, text, locales });
  const apartmentOf = ({ project }: Draft) => project.floors[0]?.apartments[0];

  it("is published as written, stays in the draft's file, and is removed when it is emptied", () => {
    const described = say(draft, "en", "With a view of the park.");
    expect(toProject(described).floors[0]?.apartments[0]?.description).toEqual({ en: "With a view of the park." });
    const read = readDraft(writeDraft(described));
    expect(read.ok && apartmentOf(read.draft)?.description).toEqual({ en: "With a view of the park." });
    expect(apartmentOf(say(described, "en", ""))).not.toHaveProperty("description");
  });

  it("that is missing in one of the project's languages is reported", () => {
    const problems = textProblems(say(draft, "en", "With a view of the park.").project);
    expect(problems.filter(({ at }) => at.includes("description")).map(({ code, values }) => [code, values])).toEqual([
      ["textMissing", { locale: "sq" }],
      ["textMissing", { locale: "de" }],
    ]);
  });
});
