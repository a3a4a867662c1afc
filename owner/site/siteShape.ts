import { list, need, object, optional, part, type Read } from "../../src/project/file/shapes.ts";

const text = { kind: "text" } as const;
const localText = { kind: "localText" } as const;
const flag = { kind: "flag" } as const;
const address = { kind: "address" } as const;
const between = (from: number, to: number) => ({ kind: "number", from, to }) as const;
const choice = <const V extends readonly (string | number)[]>(...of: V) => ({ kind: "choice", of }) as const;

/** The languages of the site's pages. A text missing in one of them falls back to the first language that has it. */
export const siteLanguages = ["sq", "en", "de"] as const;

/** A picture by its key in `pictures.json`. A missing picture is left out along with its place. */
export const pictureName = { kind: "text", pattern: /^[\w./-]{1,200}$/, problem: "not a picture's name" } as const;

/** A film by its name in `film/`, without the extension. A missing film is left out along with its place. */
export const filmName = { kind: "text", pattern: /^\w[^/\\]{0,199}$/, problem: "not a film's name" } as const;
const words = optional(localText, "");
const path = { kind: "text", pattern: /^[MLHVCSQTAZmlhvcsqtaz0-9eE ,.+-]*$/, problem: "not an SVG path" } as const;

const colour = { kind: "text", pattern: /^#[\da-f]{6}$/, problem: "not a colour like #077047" } as const;

/** One segment of an address, as `first-floor`. */
const pathName = { kind: "text", pattern: /^[a-z0-9][a-z0-9-]{0,79}$/, problem: "not a name for an address" } as const;

/** Title (without the brand's name) and description of a page, for search engines and shared links. */
const head = { title: need(localText), description: words, picture: part(pictureName) };

/** A figure that is not counted from the project's data. */
const figure = object({ name: need(localText), value: need(text), unit: optional(text, "") });

/** A film by its name in `film/`: its title, and a description of it, as it is silent. */
const film = object({ file: need(filmName), name: need(localText), seen: words });

/** A paragraph with its own heading. */
const paragraph = object({ title: need(localText), text: words });

/**
 * A section of the home page. Texts may name facts of the project, which are filled in when the page is built: `{from}` and `{to}` (m² of
 * the smallest and the largest apartment), `{floors}`, `{apartments}`, `{towers}` (their names).
 */
const section = object({
  kind: need(
    choice("text", "pictures", "company", "projects", "tour", "figures", "counts", "place", "randomApartment"),
  ),
  title: words,
  text: words,
  /** All of them for `pictures`, the first one for the other kinds. */
  pictures: optional(list(pictureName), []),
  /** For `tour`: the apartment whose tour it leads into; defaults to the first available apartment that has a tour. */
  apartment: part(text),
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
export const siteShape = object({
  version: need(choice(1)),
  /** The order of the pages in the menu and footer; pages that are not named follow. */
  pageOrder: optional(list(choice(...orderedPages)), []),
  brand: need(
    object({
      name: need(localText),
      copyright: words,
      /** Drawn before the name, in the colour of the text: SVG path data in a box of this many units. */
      mark: part(
        object({
          path: need(path),
          width: need(between(1, 1000)),
          height: need(between(1, 1000)),
          /** Nested areas are holes, as by `fill-rule="evenodd"`. */
          evenOdd: optional(flag, false),
        }),
      ),
      /** Text, background and links of every page; all other colours are mixed from them. */
      colours: optional(object({ accent: part(colour), ink: part(colour), paper: part(colour) }), {}),
      /** Serif headlines, everything without serifs, or the visitor's system font. */
      fonts: optional(choice("serif", "plain", "system"), "serif"),
    }),
  ),
  /** Its web domain, as `www.blloku.example`: for search engines and shared links. */
  domain: part({
    kind: "text",
    pattern: /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
    problem: "not a domain like www.blloku.example",
  }),
  /** Whether a front of the first two buildings is drawn from their floors, in the menu and next to the counts. */
  elevation: optional(flag, false),
  /** The location, for the link to an outside map. */
  place: part(object({ lat: need(between(-90, 90)), lon: need(between(-180, 180)) })),
  figures: optional(list(figure), []),
  figuresNote: words,
  /** Figures shown along with those counted from the project: parking levels, lifts. */
  counts: optional(list(object({ name: need(localText), value: need(between(0, 1e6)) })), []),
  /** The caption under a picture, where its description is too long for one. */
  captions: optional(list(object({ picture: need(pictureName), text: need(localText) })), []),
  /** Titles of the pages built from the project's facts, where they differ from Kulla's own. */
  heads: optional(
    object({
      towers: part(object(head)),
      building: part(object(head)),
      floor: part(object(head)),
      apartment: part(object(head)),
      tour: part(object(head)),
      outsideTour: part(object(head)),
      brochure: part(object(head)),
      search: part(object(head)),
      listing: part(object(head)),
      embed: part(object(head)),
      gallery: part(object(head)),
      click: part(object(head)),
      moved: part(object(head)),
      missing: part(object(head)),
    }),
    {},
  ),
  /** Floors whose pages have other addresses than `/floors/<number>`, by the number of the floor. */
  floorPaths: optional(list(object({ floor: need(between(-20, 500)), path: need(pathName) })), []),
  /** Titles and descriptions of tour pages, by the tour's id. */
  tours: optional(list(object({ tour: need(text), title: need(localText), description: words })), []),
  pages: need(
    object({
      home: need(
        object({
          ...head,
          headline: need(localText),
          /** Whether the headline is placed on the picture of all buildings: only if its upper third is sky. */
          headlineOver: optional(flag, false),
          lead: words,
          sections: optional(list(section), []),
        }),
      ),
      about: part(
        object({
          ...head,
          headline: need(localText),
          lead: words,
          periods: optional(
            list(object({ years: need(text), name: need(localText), text: words, isRunning: optional(flag, false) })),
            [],
          ),
          stages: optional(list(pictureName), []),
          /** A looping film. */
          film: part(film),
        }),
      ),
      services: part(
        object({
          ...head,
          headline: need(localText),
          groups: optional(
            list(
              object({ items: need(list(object({ name: need(localText), text: words, picture: part(pictureName) }))) }),
            ),
            [],
          ),
        }),
      ),
      videos: part(
        object({
          ...head,
          headline: need(localText),
          items: optional(
            list(
              object({
                title: need(localText),
                /** A description of the film for visitors who cannot see it: the films are silent. */
                seen: words,
                poster: need(pictureName),
                /** An own film by its name in `film/`, or a playlist's item as the browser shows it. */
                film: part(filmName),
                watch: part(address),
              }),
            ),
            [],
          ),
        }),
      ),
      animation: part(object({ ...head, ...film.fields })),
      visuals: part(object({ ...head, headline: need(localText), pictures: optional(list(pictureName), []) })),
      projects: part(
        object({
          ...head,
          headline: need(localText),
          towers: optional(list(object({ tower: need(text), text: need(localText) })), []),
        }),
      ),
      contact: part(object({ ...head, headline: need(localText), lead: words })),
      privacy: part(object({ ...head, headline: need(localText), lead: words, parts: optional(list(paragraph), []) })),
      imprint: part(object({ ...head, headline: need(localText), parts: optional(list(paragraph), []) })),
    }),
  ),
});

export type SiteContent = Read<typeof siteShape>;
