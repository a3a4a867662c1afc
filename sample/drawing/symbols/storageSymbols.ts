import { mark } from "../mark.ts";
import type { Symbols } from "../stroke.ts";

const clothes: Symbols[string] = ([w, d]) => [mark.box([0, 0, w, d]), mark.rack(0.12, w - 0.08, d / 2)];

export const storageSymbols = {
  wardrobe: clothes,
  closet: clothes,
  shelf: ([w, d]) => [mark.box([0, 0, w, d]), mark.line([0, d], [w, 0])],
  dresser: ([w, d]) => [mark.box([0, 0, w, d]), mark.line([w / 2, 0], [w / 2, d])],
  console: ([w, d]) => [mark.box([0, 0, w, d]), mark.circle([w - 0.2, d / 2], 0.1)],
} satisfies Symbols;
