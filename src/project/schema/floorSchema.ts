import { boolean, object, picklist, string } from "valibot";
import { fields } from "./fields.ts";
import { forgiving } from "./forgiving.ts";
import { list } from "./list.ts";
import { part } from "./part.ts";
import { records } from "./records.ts";
import { withDefault } from "./withDefault.ts";

const { id, whole, link, text, area, outline, portraitOutline, fadeMs } = fields;

const apartment = object({
  id,
  number: whole,
  layout: link,
  tour: text,
  type: text,
  area,
  outdoorArea: area,
  side: withDefault(list(picklist(["N", "E", "S", "W"])), []),
  status: part(picklist(["available", "reserved", "sold"])),
});

/** A storey of a tower with its homes. */
export const floorSchema = object({
  tower: id,
  floor: whole,
  plan: link,
  outline,
  portraitOutline,
  fadeMs,
  customFloorUrl: withDefault(string(), ""),
  hoverOnNarrow: withDefault(boolean(), false),
  apartments: forgiving(records(apartment), []),
});
