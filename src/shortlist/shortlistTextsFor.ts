import type { ShortlistTexts } from "../text/texts.ts";

/** The texts of a list: with a shop, an office or a parking space in it, they do not speak of apartments. */
export function shortlistTextsFor(
  shortlistTexts: ShortlistTexts,
  apartments: readonly { readonly isResidential: boolean }[],
): ShortlistTexts {
  if (apartments.every(({ isResidential }) => isResidential)) return shortlistTexts;
  return {
    ...shortlistTexts,
    count: shortlistTexts.countShort,
    countOne: shortlistTexts.countShortOne,
    savedHomes: shortlistTexts.savedAny,
    mostCompared: shortlistTexts.mostComparedAny,
    mostSaved: shortlistTexts.mostSavedAny,
    gone: shortlistTexts.goneAny,
    sentList: shortlistTexts.sentListAny,
    sentListOne: shortlistTexts.sentListAny,
    askedHomes: shortlistTexts.askedAny,
  };
}
