import type { ShortlistTexts } from "../text/texts.ts";

/** The texts of a list: with a shop, an office or a parking space in it, they do not speak of apartments. */
export function shortlistTextsFor(
  own: ShortlistTexts,
  apartments: readonly { readonly isResidential: boolean }[],
): ShortlistTexts {
  if (apartments.every(({ isResidential }) => isResidential)) return own;
  return {
    ...own,
    count: own.countShort,
    countOne: own.countShortOne,
    savedHomes: own.savedAny,
    mostCompared: own.mostComparedAny,
    mostSaved: own.mostSavedAny,
    gone: own.goneAny,
    sentList: own.sentListAny,
    sentListOne: own.sentListAny,
    askedHomes: own.askedAny,
  };
}
