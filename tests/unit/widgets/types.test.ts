import { expectTypeOf, it } from "vitest";
import type { FailureCode } from "../../../src/failure/failure.ts";
import type { Screen } from "../../../src/finder/state/screen.ts";
import type { Locale } from "../../../src/text/locale.ts";
import type { Texts } from "../../../src/text/texts.ts";
import type { EventDetails } from "../../../widgets/contract/events.ts";
import type {
  KullaBuildingPickerAttributes,
  KullaEventMap,
  KullaScreen,
  KullaTexts,
} from "../../../widgets/contract/types/kulla.js";

it("lists for partners exactly the event details that the code dispatches", () => {
  type PublishedDetails = { readonly [Name in keyof KullaEventMap]: Omit<KullaEventMap[Name]["detail"], "partner"> };
  expectTypeOf<PublishedDetails>().branded.toEqualTypeOf<EventDetails>();
  expectTypeOf<KullaEventMap["goback"]["detail"]["partner"]>().toEqualTypeOf<string | null>();
});

it("lists for partners the screens, words and languages of the source", () => {
  expectTypeOf<KullaScreen>().toExtend<Screen>();
  expectTypeOf<Screen>().toExtend<KullaScreen>();
  type Section = "searchScreen" | "shortlist" | "sunHours" | "printedSheet" | "prices" | "brochure";
  type Key =
    Exclude<keyof Texts, Section> | { [Name in Section]: keyof NonNullable<Texts[Name]> }[Section] | "brochure";
  expectTypeOf<Exclude<keyof KullaTexts, `${string}${"Zero" | "Two" | "Few" | "Many"}`>>().toEqualTypeOf<Key>();
  expectTypeOf<keyof NonNullable<KullaTexts["failure"]>>().toEqualTypeOf<FailureCode>();
  expectTypeOf<KullaBuildingPickerAttributes["locale"]>().toEqualTypeOf<Locale | "auto" | (string & {}) | undefined>();
});
