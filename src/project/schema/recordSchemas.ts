import { check, nullable, object, pipe } from "valibot";
import type { addressSchemas } from "./addressSchemas.ts";
import { fields } from "./fields.ts";
import { forgiving } from "./forgiving.ts";
import { list } from "./list.ts";
import { part } from "./part.ts";
import { records } from "./records.ts";
import { withDefault } from "./withDefault.ts";

const { between, id, name, link, localText, whole, point, milliseconds, fadeMs, outline, portraitOutline } = fields;

const region = object({ number: whole, label: name, outline, fadeMs, at: point });
const room = object({ name: localText, area: between(0, 1e5), at: point });
const chapter = object({
  title: localText,
  page: pipe(
    whole,
    check((page) => page >= 0, "no page"),
  ),
});
const teaser = object({ delayMs: milliseconds, holdMs: milliseconds });
const hints = object({ delayMs: milliseconds, stepMs: milliseconds, flashMs: milliseconds });

/** The records that carry pictures or addresses. */
export function recordSchemas({ web, picture }: ReturnType<typeof addressSchemas>) {
  const pictureOrNone = part(picture);
  return {
    site: object({
      picture: pictureOrNone,
      portrait: pictureOrNone,
      teaser: forgiving(teaser, { delayMs: 1000, holdMs: 1000 }),
    }),
    tower: object({
      id,
      name,
      label: link,
      outline,
      portraitOutline,
      fadeMs,
      picture: pictureOrNone,
      portrait: pictureOrNone,
      hints: forgiving(hints, { delayMs: 500, stepMs: 300, flashMs: 300 }),
    }),
    plan: object({
      id,
      picture: pictureOrNone,
      top: pictureOrNone,
      northDeg: withDefault(between(-360, 360), 0),
      regions: forgiving(records(region), []),
    }),
    layout: object({
      id,
      mirrorOf: withDefault(nullable(id), null),
      label: part(localText),
      folder: part(web),
      pictures: withDefault(list(picture), []),
      plan: pictureOrNone,
      rooms: withDefault(list(room), []),
    }),
    tour: object({ id, url: web, poster: pictureOrNone }),
    brochure: object({
      pages: forgiving(list(picture), []),
      chapters: withDefault(list(chapter), []),
      pdf: part(web),
      text: part(web),
    }),
  };
}
