import { deriveLayout } from "../derive/deriveLayout.ts";
import { isOpenAir } from "../derive/roomKinds.ts";
import type { Complex } from "../buildingTypes.ts";
import type { Failure, Rule } from "./finding.ts";

/** The layouts named by the specification, and no others. */
const expected = Array.from({ length: 20 }, (_, i) => String(i + 1)).concat(
  "19.1",
  "1-mirror",
  "2-mirror",
  "3-mirror",
  "4-mirror",
);
const minTerrace = 25;

/** Twenty layouts, 19.1 and four mirrors; 19.1 has the rooms of 19, with a balcony instead of the large terrace. */
export const layoutSet: Rule = (complex) => {
  const { layouts } = complex;
  const missing = expected
    .filter((id) => !layouts[id])
    .map((id) => ({ place: `layouts.${id}`, problem: "is missing" }));
  const others = Object.entries(layouts).flatMap(([id, layout]): Failure[] => {
    const place = `layouts.${id}`;
    if (!expected.includes(id)) return [{ place, problem: "is not a layout of the specification" }];
    const isMirror = id.endsWith("-mirror");
    const isRight = "base" in layout ? id === `${layout.base}-mirror` && layouts[layout.base] : !isMirror;
    return isRight ? [] : [{ place, problem: "a mirror may only contain its base" }];
  });
  return [...missing, ...others, ...terraceTwins(complex)];
};

function terraceTwins({ layouts }: Complex): Failure[] {
  const [large, small] = [layouts["19"], layouts["19.1"]];
  if (!large || !small || "base" in large || "base" in small) return [];
  const indoor = (layout: typeof large) => JSON.stringify(layout.rooms.filter((room) => !isOpenAir(room)));
  const terrace = deriveLayout(large).openArea;
  const isLarge = terrace >= minTerrace && terrace > 3 * deriveLayout(small).openArea;
  return [
    ...(indoor(large) === indoor(small)
      ? []
      : [{ place: "layouts.19.1", problem: "its rooms differ from those of 19" }]),
    ...(isLarge ? [] : [{ place: "layouts.19", problem: "its terrace is too small compared to the balcony of 19.1" }]),
  ];
}
