import { list, required, object, withDefault, optional, type Read } from "../../src/project/file/schemas.ts";

const text = { kind: "text" } as const;
const localText = { kind: "localText" } as const;
const flag = { kind: "flag" } as const;
const address = {
  kind: "text",
  pattern: /^https?:\/\/[^\s/?#]+([/?#]\S*)?$/,
  problem: 'not a web address like "https://video.example/roof"',
} as const;
const between = (from: number, to: number) => ({ kind: "number", from, to }) as const;
const choice = <const V extends readonly (string | number)[]>(...of: V) => ({ kind: "choice", of }) as const;

/** The languages of the site's pages. A text missing in one of them falls back to the first language that has it. */
export const siteLanguages = ["sq", "en", "de"] as const;

/** A picture by its key in `pictures.json`. A missing picture is left out along with its place. */
export const pictureName = {
  kind: "text",
  pattern: /^[\w./-]{1,200}$/,
  problem: 'not the key of a picture in pictures.json like "site/roof"',
} as const;

/** A film by its name in `film/`, without the extension. A missing film is left out along with its place. */
export const filmName = {
  kind: "text",
  pattern: /^\w[^/\\]{0,199}$/,
  problem: 'not the name of a film in film/ without its ending like "roof"',
} as const;
const words = withDefault(localText, "");
const path = {
  kind: "text",
  pattern: /^[MLHVCSQTAZmlhvcsqtaz0-9eE ,.+-]*$/,
  problem: 'not the path data of an SVG file like "M0 0h24v24z"',
} as const;

const colour = {
  kind: "text",
  pattern: /^#[\da-f]{6}$/,
  problem: 'not a colour with six digits in small letters like "#077047"',
} as const;

/** One segment of an address, as `first-floor`. */
const pathName = {
  kind: "text",
  pattern: /^[a-z0-9][a-z0-9-]{0,79}$/,
  problem: 'not a part of an address in small letters, digits and hyphens like "first-floor"',
} as const;

/** Title (without the brand's name) and description of a page, for search engines and shared links. */
const head = { title: required(localText), description: words, picture: optional(pictureName) };

/** A figure that is not counted from the project's data. */
const figure = object({ name: required(localText), value: required(text), unit: withDefault(text, "") });

/** A film by its name in `film/`: its title, and a description of it, as it is silent. */
const film = object({ file: required(filmName), name: required(localText), seen: words });

/** A paragraph with its own heading. */
const paragraph = object({ title: required(localText), text: words });

/**
 * A section of the home page. Texts may name facts of the project, which are filled in when the page is built: `{from}` and `{to}` (m² of
 * the smallest and the largest apartment), `{floors}`, `{apartments}`, `{towers}` (their names).
 */
const section = object({
  kind: required(
    choice("text", "pictures", "company", "projects", "tour", "figures", "counts", "place", "randomApartment"),
  ),
  title: words,
  text: words,
  /** All of them for `pictures`, the first one for the other kinds. */
  pictures: withDefault(list(pictureName), []),
  /** For `tour`: the apartment whose tour it leads into; defaults to the first available apartment that has a tour. */
  apartment: optional(text),
  /** For `place`: a description of the drawn map for visitors who cannot see it. */
  map: words,
});

/** The pages that a site may have besides its home page, in Kulla's own order. */
export const orderedPages = [
  "about",
  "services",
  "projects",
  "videos",
  "visuals",
  "animation",
  "contact",
  "privacy",
  "imprint",
] as const;

/**
 * `site.json`: the content of a project's site beyond the project's own facts. Next to `project.json`, and published with it. Every text
 * may be one for all languages or one for each.
 */
export const siteSchema = object({
  version: required(choice(1)),
  /** The order of the pages in the menu and footer; pages that are not named follow. */
  pageOrder: withDefault(list(choice(...orderedPages)), []),
  brand: required(
    object({
      name: required(localText),
      copyright: words,
      /** Drawn before the name, in the colour of the text: SVG path data in a box of this many units. */
      mark: optional(
        object({
          path: required(path),
          width: required(between(1, 1000)),
          height: required(between(1, 1000)),
          /** Nested areas are holes, as by `fill-rule="evenodd"`. */
          evenOdd: withDefault(flag, false),
        }),
      ),
      /** Text, background and links of every page; all other colours are mixed from them. */
      colours: withDefault(object({ accent: optional(colour), ink: optional(colour), paper: optional(colour) }), {}),
      /** Serif headlines, everything without serifs, or the visitor's system font. */
      fonts: withDefault(choice("serif", "plain", "system"), "serif"),
    }),
  ),
  /** Its web domain, as `www.blloku.example`: for search engines and shared links. */
  domain: optional({
    kind: "text",
    pattern: /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
    problem: 'not a domain like "www.blloku.example"',
  }),
  /** Whether an elevation of the first two buildings is drawn from their floors, in the menu and next to the counts. */
  elevation: withDefault(flag, false),
  /** The location, for the link to an outside map. */
  place: optional(object({ lat: required(between(-90, 90)), lon: required(between(-180, 180)) })),
  figures: withDefault(list(figure), []),
  figuresNote: words,
  /** Figures shown along with those counted from the project: parking levels, lifts. */
  counts: withDefault(list(object({ name: required(localText), value: required(between(0, 1e6)) })), []),
  /** The caption under a picture, where its description is too long for one. */
  captions: withDefault(list(object({ picture: required(pictureName), text: required(localText) })), []),
  /** Titles of the pages built from the project's facts, where they differ from Kulla's own. */
  heads: withDefault(
    object({
      towers: optional(object(head)),
      building: optional(object(head)),
      floor: optional(object(head)),
      apartment: optional(object(head)),
      tour: optional(object(head)),
      outsideTour: optional(object(head)),
      brochure: optional(object(head)),
      search: optional(object(head)),
      listing: optional(object(head)),
      embed: optional(object(head)),
      gallery: optional(object(head)),
      click: optional(object(head)),
      moved: optional(object(head)),
      missing: optional(object(head)),
    }),
    {},
  ),
  /** Floors whose pages have other addresses than `/floors/<number>`, by the number of the floor. */
  floorPaths: withDefault(list(object({ floor: required(between(-20, 500)), path: required(pathName) })), []),
  /** Titles and descriptions of tour pages, by the tour's id. */
  tours: withDefault(list(object({ tour: required(text), title: required(localText), description: words })), []),
  pages: required(
    object({
      home: required(
        object({
          ...head,
          headline: required(localText),
          /** Whether the headline is placed on the picture of all buildings: only if its upper third is sky. */
          headlineOver: withDefault(flag, false),
          lead: words,
          sections: withDefault(list(section), []),
        }),
      ),
      about: optional(
        object({
          ...head,
          headline: required(localText),
          lead: words,
          periods: withDefault(
            list(
              object({
                years: required(text),
                name: required(localText),
                text: words,
                isRunning: withDefault(flag, false),
              }),
            ),
            [],
          ),
          stages: withDefault(list(pictureName), []),
          /** A looping film. */
          film: optional(film),
        }),
      ),
      services: optional(
        object({
          ...head,
          headline: required(localText),
          groups: withDefault(
            list(
              object({
                items: required(
                  list(object({ name: required(localText), text: words, picture: optional(pictureName) })),
                ),
              }),
            ),
            [],
          ),
        }),
      ),
      videos: optional(
        object({
          ...head,
          headline: required(localText),
          items: withDefault(
            list(
              object({
                title: required(localText),
                /** A description of the film for visitors who cannot see it: the films are silent. */
                seen: words,
                poster: required(pictureName),
                /** An own film by its name in `film/`, or a playlist's item as the browser shows it. */
                film: optional(filmName),
                watch: optional(address),
              }),
            ),
            [],
          ),
        }),
      ),
      animation: optional(object({ ...head, ...film.fields })),
      visuals: optional(
        object({ ...head, headline: required(localText), pictures: withDefault(list(pictureName), []) }),
      ),
      projects: optional(
        object({
          ...head,
          headline: required(localText),
          towers: withDefault(list(object({ tower: required(text), text: required(localText) })), []),
        }),
      ),
      contact: optional(object({ ...head, headline: required(localText), lead: words })),
      privacy: optional(
        object({ ...head, headline: required(localText), lead: words, parts: withDefault(list(paragraph), []) }),
      ),
      imprint: optional(object({ ...head, headline: required(localText), parts: withDefault(list(paragraph), []) })),
    }),
  ),
});

export type SiteContent = Read<typeof siteSchema>;
