import { expectTypeOf, it } from "vitest";
import type { FailureCode } from "../../../src/failure/failure.ts";
import type { Screen } from "../../../src/finder/state/screen.ts";
import type { BrochureTexts } from "../../../src/text/brochure/brochureTexts.ts";
import type { Locale } from "../../../src/text/locale.ts";
import type { ResultTexts } from "../../../src/text/search/searchResults.ts";
import type { MatchTexts } from "../../../src/text/search/matchTexts.ts";
import type { SearchTexts } from "../../../src/text/search/searchTexts.ts";
import type { ZeroTexts } from "../../../src/text/search/zeroTexts.ts";
import type { ShortlistTexts } from "../../../src/text/shortlist/shortlistTexts.ts";
import type { SunTexts } from "../../../src/text/sun/sunTexts.ts";
import type { AllTexts } from "../../../src/text/texts.ts";
import type { EventDetails } from "../../../widgets/contract/events.ts";
import type {
  KullaBuildingPickerAttributes,
  KullaEventMap,
  KullaScreen,
  KullaTexts,
} from "../../../widgets/contract/types/kulla.js";

it("writes for partners the very event details that the code is held to", () => {
  type Written = { readonly [Name in keyof KullaEventMap]: Omit<KullaEventMap[Name]["detail"], "partner"> };
  expectTypeOf<Written>().branded.toEqualTypeOf<EventDetails>();
  expectTypeOf<KullaEventMap["goback"]["detail"]["partner"]>().toEqualTypeOf<string | null>();
});

it("writes for partners the screens, words and languages of the source", () => {
  expectTypeOf<KullaScreen>().toExtend<Screen>();
  expectTypeOf<Screen>().toExtend<KullaScreen>();
  expectTypeOf<keyof KullaTexts>().toEqualTypeOf<
    keyof (AllTexts & BrochureTexts & MatchTexts & SearchTexts & ZeroTexts & ResultTexts & ShortlistTexts & SunTexts)
  >();
  expectTypeOf<keyof NonNullable<KullaTexts["failure"]>>().toEqualTypeOf<FailureCode>();
  expectTypeOf<KullaBuildingPickerAttributes["locale"]>().toEqualTypeOf<Locale | "auto" | (string & {}) | undefined>();
});
