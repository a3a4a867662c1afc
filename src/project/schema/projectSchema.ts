import { literal, object, pipe, regex, string, transform } from "valibot";
import { addressSchemas } from "./addressSchemas.ts";
import { fields } from "./fields.ts";
import { floorSchema } from "./floorSchema.ts";
import { forgiving } from "./forgiving.ts";
import { list } from "./list.ts";
import { part } from "./part.ts";
import { recordSchemas } from "./recordSchemas.ts";
import { records } from "./records.ts";
import { withDefault } from "./withDefault.ts";

const { text, localText, name } = fields;

/**
 * The project file, version 1, field by field; addresses become absolute against `baseUrl`, fields it does not name
 * are ignored. Each part says whether it may be missing (`part`, `withDefault`), is missed (`forgiving`), or takes its
 * record with it. project.schema.json is written from this.
 */
export function projectSchema(baseUrl: string) {
  const { web, picture } = addressSchemas(baseUrl);
  const { site, tower, plan, layout, tour, brochure } = recordSchemas({ web, picture });
  // The mail library appends a path that starts with a slash.
  const origin = pipe(
    web,
    transform((url) => url.replace(/\/+$/, "")),
  );
  const contact = object({
    address: part(localText),
    phone: text,
    email: text,
    links: part(list(object({ name: string(), url: web }))),
  });
  const inquiry = object({
    publicKey: text,
    service: text,
    template: text,
    contactTemplate: text,
    origin: part(origin),
    privacy: part(object({ url: part(web), version: text })),
  });
  return object({
    version: literal(1),
    name,
    statusDate: part(pipe(string(), regex(/^\d{4}-\d\d-\d\d$/, "not a date like 2026-11-20"))),
    contact: withDefault(contact, {}),
    inquiry: withDefault(inquiry, {}),
    site: part(site),
    towers: forgiving(records(tower), []),
    floors: forgiving(records(floorSchema), []),
    plans: forgiving(records(plan), []),
    layouts: forgiving(records(layout), []),
    tours: withDefault(records(tour), []),
    brochure: part(brochure),
  });
}
