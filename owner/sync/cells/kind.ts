import type { ApartmentKind } from "../../../src/project/types.ts";
import { type CellValue, isTooLong, plainWord, type CellResult, textOf, tooLong, valid, invalid } from "./cell.ts";

/** Words of Albanian, English, German, Serbian and Macedonian lists; the kind itself is one of its words. */
const words: Readonly<Record<ApartmentKind, string>> = {
  home:
    "home, apartment, flat, house, villa, residential, banesë, banesa, banim, apartament, apartamenti, shtëpi, shtëpia, vilë, vila, " +
    "Wohnung, Wohnen, Haus, stan, apartman, kuća, стан, апартман, куќа, кућа",
  shop:
    "shop, retail, commercial, commercial unit, business premises, " +
    "lokal, lokali, lokal afarist, lokali afarist, afarist, afariste, hapësirë afariste, njësi tregtare, dyqan, dyqani, " +
    "Laden, Ladenlokal, Geschäft, Geschäftslokal, Gewerbe, Gewerbeeinheit, " +
    "poslovni prostor, prodavnica, локал, пословни простор, деловен простор, продавница",
  office: "office, zyrë, zyra, Büro, Büroeinheit, kancelarija, ured, канцеларија",
  parking:
    "parking, parking space, parking place, car park, garage, carport, " +
    "garazh, garazhi, garazha, garazhë, garazhd, parkim, parkimi, parkingu, vendparkim, vendparkimi, vend parkimi, " +
    "Stellplatz, Tiefgarage, Tiefgaragenstellplatz, Garagenstellplatz, TG, TG Stellplatz, Außenstellplatz, Parkplatz, " +
    "garaža, garažno mesto, parking mesto, parkirno mesto, гаража, гаражно место, паркинг, паркинг место",
  storage:
    "storage, storage room, storeroom, store room, cellar, depo, depoja, depot, magazinë, magazina, " +
    "Keller, Kellerabteil, Kellerraum, Abstellraum, Lager, Lagerraum, ostava, magacin, депо, остава, магацин",
};

export const apartmentKinds = Object.keys(words) as readonly ApartmentKind[];

const kindByWord: ReadonlyMap<string, ApartmentKind> = new Map(
  apartmentKinds.flatMap((kind) => words[kind].split(", ").map((word) => [plainWord(word), kind] as const)),
);

/** The maximum number of words that name a kind: "hapësirë afariste". */
const maxWords = 2;

/** The kind that a name begins with: "Lokal L-1" is a shop, "Garazh G-12" a parking place. "12B" does not indicate a kind. */
export function kindOfName(name: string): ApartmentKind | undefined {
  const parts = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  for (let count = maxWords; count > 0; count -= 1) {
    const kind = kindByWord.get(plainWord(parts.slice(0, count).join(" ")));
    if (kind) return kind;
  }
  return undefined;
}

/** An empty cell does not state the kind. */
export function readKind(value: CellValue): CellResult<ApartmentKind | undefined> {
  const text = textOf(value);
  if (text === "") return valid(undefined);
  if (isTooLong(text)) return invalid(tooLong);
  const kind = kindOfName(text);
  return kind ? valid(kind) : invalid("not a known kind, such as apartment, shop, office, parking or storage");
}
