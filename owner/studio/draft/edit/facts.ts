import type { Draft, DraftProject } from "../draft.ts";
import { type ColourName, type OwnColours, readHex, type Theme } from "../settings/colours.ts";
import { setProjectField, setSetting, withField } from "./fields.ts";

export type Place = NonNullable<DraftProject["place"]>;

/** Sets the location of the buildings, in degrees; buildings and time zone stay. */
export function setPlace(draft: Draft, { lat, lon }: { readonly lat: number; readonly lon: number }): Draft {
  const { place } = draft.project;
  if (place?.lat === lat && place.lon === lon) return draft;
  return setProjectField(draft, "place", { ...place, lat, lon });
}

/** Removes the location, and with it the heights of buildings and the time zone. */
export const removePlace = (draft: Draft): Draft => setProjectField(draft, "place", undefined);

/** Sets another fact of a location, if there is one: the IANA name of its time zone, `Europe/Belgrade`, or the site plan's north. */
export function setPlaceField<Key extends "timeZone" | "northDeg">(
  draft: Draft,
  key: Key,
  value: Place[Key] | undefined,
): Draft {
  const { place } = draft.project;
  return place ? setProjectField(draft, "place", withField(place, key, value)) : draft;
}

/** Reads degrees such as "42,66" or "-1.5°"; undefined if the text is not a number from `-max` to `max`. */
export function readDegrees(text: string, max: number): number | undefined {
  const plain = text.trim().replace(",", ".").replace(/°$/, "");
  if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(plain)) return undefined;
  const degrees = Number(plain);
  return Math.abs(degrees) <= max ? degrees : undefined;
}

/** Whether this computer supports such a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Sets a colour of one theme; "" restores the elements' own, an invalid colour changes nothing. */
export function setColour(draft: Draft, name: ColourName, [theme, text]: readonly [Theme, string]): Draft {
  const { colours = {} } = draft.settings;
  const hex = text.trim() === "" ? "" : readHex(text);
  if (hex === undefined) return draft;
  const ownColour = withField(colours[name] ?? {}, theme, hex);
  if (ownColour === colours[name]) return draft;
  const next: OwnColours = withField(colours, name, Object.keys(ownColour).length > 0 ? ownColour : undefined);
  return setSetting(draft, "colours", Object.keys(next).length > 0 ? next : undefined);
}
