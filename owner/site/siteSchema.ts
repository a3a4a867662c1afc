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

/** The languages of a website's pages. A text that one of them lacks is shown in the first language that has it. */
export const siteLanguages = ["sq", "en", "de"] as const;

/** The key of a picture in `pictures.json`. If there is no such picture, the part of the page that shows it is left out. */
export const pictureName = {
  kind: "text",
  pattern: /^[\w./-]{1,200}$/,
  problem: 'not the key of a picture in pictures.json like "site/roof"',
} as const;

/** The name of a film in `film/`, without the extension. If there is no such film, the part of the page that shows it is left out. */
export const filmName = {
  kind: "text",
  pattern: /^\w[^/\\]{0,199}$/,
  problem: 'not the name of a film in film/ without its extension like "roof"',
} as const;
const optionalText = withDefault(localText, "");
const path = {
  kind: "text",
  pattern: /^[MLHVCSQTAZmlhvcsqtaz0-9eE ,.+-]*$/,
  problem: 'not SVG path data like "M0 0h24v24z"',
} as const;

const colour = {
  kind: "text",
  pattern: /^#[\da-f]{6}$/,
  problem: 'not a colour with six lower-case hexadecimal digits like "#077047"',
} as const;

/** One segment of a page's path, such as `first-floor`. */
const pathSegment = {
  kind: "text",
  pattern: /^[a-z0-9][a-z0-9-]{0,79}$/,
  problem: 'not one segment of a path, of lower-case letters, digits and hyphens, like "first-floor"',
} as const;

/** Title (without the brand's name) and description of a page, for search engines and shared links. */
const head = { title: required(localText), description: optionalText, picture: optional(pictureName) };

/** A figure that the owner states, such as a plot's size, instead of one that is counted from the project's data. */
const figure = object({ name: required(localText), value: required(text), unit: withDefault(text, "") });

/** A film: its name in `film/`, its title, and a description for visitors who cannot see it. Films have no sound. */
const film = object({ file: required(filmName), name: required(localText), seen: optionalText });

/** A paragraph with its own heading. */
const paragraph = object({ title: required(localText), text: optionalText });

/**
 * A section of the home page. Texts may name facts of the project, which are filled in when the page is built: `{from}` and `{to}` (m² of
 * the smallest and the largest apartment), `{floors}`, `{apartments}`, `{towers}` (their names).
 */
const section = object({
  kind: required(
    choice("text", "pictures", "company", "projects", "tour", "figures", "counts", "place", "randomApartment"),
  ),
  title: optionalText,
  text: optionalText,
  /** A section of kind `pictures` shows all of them, other kinds the first one. */
  pictures: withDefault(list(pictureName), []),
  /** For `tour`: the apartment whose tour the section links to; by default the first available apartment that has a tour. */
  apartment: optional(text),
  /** For `place`: a description of the drawn map for visitors who cannot see it. */
  map: optionalText,
});

/** The pages that a website may have besides its home page, in their default order. */
export const subpages = [
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
 * The format of `site.json`: the content of a project's website that is not in the project file. It lies next to `project.json` and is
 * published with it. Each text is one string for all languages, or an object with one string per language.
 */
export const siteSchema = object({
  version: required(choice(1)),
  /** The order of the pages in the menu and footer; pages that it does not name follow in their default order. */
  pageOrder: withDefault(list(choice(...subpages)), []),
  brand: required(
    object({
      name: required(localText),
      copyright: optionalText,
      /** A logo in front of the name, in the colour of the text: SVG path data, and the size of its view box. */
      mark: optional(
        object({
          path: required(path),
          width: required(between(1, 1000)),
          height: required(between(1, 1000)),
          /** Whether nested areas are holes, as with `fill-rule="evenodd"`. */
          evenOdd: withDefault(flag, false),
        }),
      ),
      /** The colours of links (`accent`), text (`ink`) and background (`paper`) on every page; all other colours are mixed from them. */
      colours: withDefault(object({ accent: optional(colour), ink: optional(colour), paper: optional(colour) }), {}),
      /** Headlines with serifs; no serifs anywhere; or the system font of the visitor's device. */
      fonts: withDefault(choice("serif", "plain", "system"), "serif"),
    }),
  ),
  /** The website's domain, such as `www.blloku.example`: search engines and shared links need it. */
  domain: optional({
    kind: "text",
    pattern: /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
    problem: 'not a domain like "www.blloku.example"',
  }),
  /** Whether the menu and the counts show an elevation of the first two buildings, which is drawn from their floors. */
  elevation: withDefault(flag, false),
  /** The coordinates of the project, for a link to an online map. */
  place: optional(object({ lat: required(between(-90, 90)), lon: required(between(-180, 180)) })),
  figures: withDefault(list(figure), []),
  figuresNote: optionalText,
  /** Numbers shown next to those that are counted from the project, such as parking levels and lifts. */
  counts: withDefault(list(object({ name: required(localText), value: required(between(0, 1e6)) })), []),
  /** Captions of pictures whose description (`alt`) is too long for one. */
  captions: withDefault(list(object({ picture: required(pictureName), text: required(localText) })), []),
  /** Titles of the pages that are generated from the project's data, where they differ from the default ones. */
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
  /** Floors whose pages have another path than `/floors/<number>`. */
  floorPaths: withDefault(list(object({ floor: required(between(-20, 500)), path: required(pathSegment) })), []),
  /** Titles and descriptions of the pages with tours; `tour` is the tour's id. */
  tours: withDefault(list(object({ tour: required(text), title: required(localText), description: optionalText })), []),
  pages: required(
    object({
      home: required(
        object({
          ...head,
          headline: required(localText),
          /** Whether the headline is placed over the picture of all buildings: for pictures whose upper third is sky. */
          headlineOver: withDefault(flag, false),
          lead: optionalText,
          sections: withDefault(list(section), []),
        }),
      ),
      about: optional(
        object({
          ...head,
          headline: required(localText),
          lead: optionalText,
          periods: withDefault(
            list(
              object({
                /** As shown, such as "2019–2023". */
                years: required(text),
                name: required(localText),
                text: optionalText,
                /** Whether it has not ended yet: it is highlighted. */
                isRunning: withDefault(flag, false),
              }),
            ),
            [],
          ),
          /** Pictures of the construction's stages. */
          stages: withDefault(list(pictureName), []),
          /** A film that plays in a loop. */
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
                  list(object({ name: required(localText), text: optionalText, picture: optional(pictureName) })),
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
                /** A description of the film for visitors who cannot see it. Films have no sound. */
                seen: optionalText,
                poster: required(pictureName),
                /** The name of a film in `film/`. */
                film: optional(filmName),
                /** The address of the video on YouTube, as the browser shows it, also as part of a playlist. */
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
      contact: optional(object({ ...head, headline: required(localText), lead: optionalText })),
      privacy: optional(
        object({ ...head, headline: required(localText), lead: optionalText, parts: withDefault(list(paragraph), []) }),
      ),
      imprint: optional(object({ ...head, headline: required(localText), parts: withDefault(list(paragraph), []) })),
    }),
  ),
});

export type SiteContent = Read<typeof siteSchema>;
