import { colourNames, type OwnColours, readHex, themes } from "./colours.ts";
import { isLanguageTag, type OwnTexts } from "./ownTexts.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";

/** The own texts in a draft's file; anything else is left out. */
export function soundWords(value: unknown): OwnTexts {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([locale, words]) => {
      const sound = Object.entries(fieldsOf(words)).filter(([, text]) => typeof text === "string");
      return isLanguageTag(locale) ? [[locale, Object.fromEntries(sound) as OwnTexts[string]]] : [];
    }),
  );
}

/** The colours in a draft's file; anything else is left out. */
export function soundColours(value: unknown): OwnColours {
  const fields = fieldsOf(value);
  return Object.fromEntries(
    colourNames.flatMap((name) => {
      const chosen = fieldsOf(fields[name]);
      const sound = themes.flatMap((theme) => {
        const hex = typeof chosen[theme] === "string" ? readHex(chosen[theme]) : undefined;
        return hex === undefined ? [] : [[theme, hex] as const];
      });
      return sound.length > 0 ? [[name, Object.fromEntries(sound)]] : [];
    }),
  );
}
