import { list, need, object, optional, part, type Read } from "../../src/project/file/shapes.ts";

const text = { kind: "text" } as const;
const localText = { kind: "localText" } as const;
const flag = { kind: "flag" } as const;
const address = { kind: "address" } as const;
const between = (from: number, to: number) => ({ kind: "number", from, to }) as const;
const choice = <const V extends readonly (string | number)[]>(...of: V) => ({ kind: "choice", of }) as const;

/** The languages that the pages of a site are written in. A text that one of them lacks is read in the first of them that has it. */
export const siteLanguages = ["sq", "en", "de"] as const;

/** A picture by its key in `pictures.json`. One that is not there is left out with the place it would take. */
export const pictureName = { kind: "text", pattern: /^[\w./-]{1,200}$/, problem: "not a picture's name" } as const;

/** A film by its name in `film/`, without the ending. One that is not there is left out with the place it would take. */
export const filmName = { kind: "text", pattern: /^\w[^/\\]{0,199}$/, problem: "not a film's name" } as const;
const words = optional(localText, "");
const path = { kind: "text", pattern: /^[MLHVCSQTAZmlhvcsqtaz0-9eE ,.+-]*$/, problem: "not an SVG path" } as const;

const colour = { kind: "text", pattern: /^#[\da-f]{6}$/, problem: "not a colour like #077047" } as const;

/** One step of an address, as `first-floor`. */
const pathName = { kind: "text", pattern: /^[a-z0-9][a-z0-9-]{0,79}$/, problem: "not a name for an address" } as const;

/** Title (without the brand's name) and description of a page, for search engines and shared links. */
const head = { title: need(localText), description: words, picture: part(pictureName) };

/** A figure that is not counted from the project's data. */
const figure = object({ name: need(localText), value: need(text), unit: optional(text, "") });

/** A film by its name in `film/`: what it is called, and what is seen in it, as it is silent. */
const film = object({ file: need(filmName), name: need(localText), seen: words });

/** A paragraph under a heading of its own. */
const paragraph = object({ title: need(localText), text: words });

/**
 * A section of the home page. Texts may name facts of the project, which are put in where the page is made: `{from}` and `{to}` (m² of
 * the smallest and the largest apartment), `{floors}`, `{apartments}`, `{towers}` (their names).
 */
const section = object({
  kind: need(
    choice("text", "pictures", "company", "projects", "tour", "figures", "counts", "place", "randomApartment"),
  ),
  title: words,
  text: words,
  /** Of `pictures` all, of the other kinds the first one. */
  pictures: optional(list(pictureName), []),
  /** Of `tour`: the apartment whose tour it leads into; without it the first available apartment that has a tour. */
  apartment: part(text),
  /** Of `place`: what the drawn map shows, for who does not see it. */
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
 * `site.json`: what the site of a project says besides the project's own facts. Beside `project.json`, published with it. Every text
 * may be one for all languages or one for each.
 */
export const siteShape = object({
  version: need(choice(1)),
  /** In which order menu and footer name the pages; those that are not named follow. */
  pageOrder: optional(list(choice(...orderedPages)), []),
  brand: need(
    object({
      name: need(localText),
      copyright: words,
      /** Drawn before the name, in the colour of the text: SVG path data in a box of so many units. */
      mark: part(
        object({
          path: need(path),
          width: need(between(1, 1000)),
          height: need(between(1, 1000)),
          /** Areas that lie in each other are holes, as by `fill-rule="evenodd"`. */
          evenOdd: optional(flag, false),
        }),
      ),
      /** Text, ground and links of every page; all other colours are mixed from them. */
      colours: optional(object({ accent: part(colour), ink: part(colour), paper: part(colour) }), {}),
      /** Headlines with serifs, all without serifs, or what each visitor's own device writes in. */
      fonts: optional(choice("serif", "plain", "system"), "serif"),
    }),
  ),
  /** Where it stands on the web, as `www.blloku.example`: for search engines and shared links. */
  domain: part({
    kind: "text",
    pattern: /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
    problem: "not a domain like www.blloku.example",
  }),
  /** Whether a front of the first two buildings is drawn from their floors, in the menu and beside the counts. */
  elevation: optional(flag, false),
  /** Where it stands, for the link to an outside map. */
  place: part(object({ lat: need(between(-90, 90)), lon: need(between(-180, 180)) })),
  figures: optional(list(figure), []),
  figuresNote: words,
  /** Figures beside those that are counted from the project: parking levels, lifts. */
  counts: optional(list(object({ name: need(localText), value: need(between(0, 1e6)) })), []),
  /** What stands under a picture, where its description is too long for it. */
  captions: optional(list(object({ picture: need(pictureName), text: need(localText) })), []),
  /** Titles of the pages that are made of the project's facts, where others are wanted than Kulla's own. */
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
  /** Titles and descriptions of pages of tours, by the tour's id. */
  tours: optional(list(object({ tour: need(text), title: need(localText), description: words })), []),
  pages: need(
    object({
      home: need(
        object({
          ...head,
          headline: need(localText),
          /** Whether the headline stands on the picture of all buildings: only where its upper third is sky. */
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
          /** A film that goes round. */
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
                /** What is seen: the films are silent, and who does not see them reads this. */
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
