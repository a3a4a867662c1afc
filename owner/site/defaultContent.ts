import type { Written } from "../../src/project/file/schemas.ts";
import type { LocalText } from "../../src/project/types.ts";
import type { ContentPage } from "./pageContent.ts";
import type { siteSchema } from "./siteSchema.ts";

/** Words for the buildings of a project that has none of its own: without them, the elements would say "tower". */
export const defaultBuildingWord = {
  sq: ["ndërtesa", "ndërtesat"],
  en: ["building", "buildings"],
  de: ["Gebäude", "Gebäude"],
} as const;

/** The website of a project without a `site.json`: a home page and a contact page, with texts that fit any project. */
export function defaultContent(name: LocalText): Written<typeof siteSchema> {
  return {
    version: 1,
    brand: { name },
    pages: {
      home: {
        title: name,
        description: {
          sq: "Zgjidhni ndërtesën, katin dhe banesën, dhe pyetni për çmimin.",
          en: "Choose a building, a floor and an apartment, and ask for the price.",
          de: "Wählen Sie Gebäude, Stockwerk und Wohnung, und fragen Sie nach dem Preis.",
        },
        headline: { sq: "Gjeni banesën tuaj.", en: "Find your apartment.", de: "Finden Sie Ihre Wohnung." },
        lead: {
          sq: "Banesa nga {from} deri në {to}\u202fm².",
          en: "Apartments from {from} to {to}\u202fm².",
          de: "Wohnungen von {from} bis {to}\u202fm².",
        },
        sections: [
          { kind: "projects", title: { sq: "Ndërtesat", en: "The buildings", de: "Die Gebäude" } },
          { kind: "counts" },
          {
            kind: "randomApartment",
            title: { sq: "Një banesë, rastësisht", en: "One apartment, at random", de: "Eine Wohnung, zufällig" },
          },
        ],
      },
      contact: {
        title: { sq: "Kontakti", en: "Contact", de: "Kontakt" },
        description: {
          sq: "Na shkruani ose na telefononi.",
          en: "Write to us or call us.",
          de: "Schreiben Sie uns oder rufen Sie an.",
        },
        headline: { sq: "Na shkruani.", en: "Write to us.", de: "Schreiben Sie uns." },
        lead: {
          sq: "Pyetje për një banesë, një vizitë në vend ose një takim.",
          en: "A question about an apartment, a visit on site or a meeting.",
          de: "Eine Frage zu einer Wohnung, ein Besuch vor Ort oder ein Treffen.",
        },
      },
    },
  };
}

type Words = Readonly<Record<string, LocalText>>;

/** The first texts of a page that an owner adds in the studio; like the default content, they fit any project. */
export const defaultPageTexts: Partial<Record<ContentPage, Words>> = {
  about: {
    title: { sq: "Rreth nesh", en: "About us", de: "Über uns" },
    headline: { sq: "Kush ndërton këtu.", en: "Who is building here.", de: "Wer hier baut." },
  },
  services: {
    title: { sq: "Çfarë ka këtu", en: "Amenities", de: "Ausstattung" },
    headline: { sq: "Çfarë gjeni këtu.", en: "What you find here.", de: "Was Sie hier finden." },
  },
  projects: {
    title: { sq: "Ndërtesat", en: "The buildings", de: "Die Gebäude" },
    headline: { sq: "Zgjidhni ndërtesën.", en: "Choose a building.", de: "Wählen Sie ein Gebäude." },
  },
  videos: {
    title: { sq: "Videot", en: "Videos", de: "Videos" },
    headline: { sq: "Ndërtesat në lëvizje.", en: "The buildings in motion.", de: "Die Gebäude in Bewegung." },
  },
  visuals: {
    title: { sq: "Vizualizimet", en: "Visualisations", de: "Ansichten" },
    headline: { sq: "Si do të duket.", en: "What it will look like.", de: "Wie es aussehen wird." },
  },
  animation: {
    title: { sq: "Animacioni", en: "Animation", de: "Animation" },
    name: { sq: "Animacioni", en: "The animation", de: "Die Animation" },
  },
  privacy: {
    title: { sq: "Privatësia", en: "Privacy", de: "Datenschutz" },
    headline: { sq: "Të dhënat tuaja.", en: "Your data.", de: "Ihre Daten." },
  },
  imprint: {
    title: { sq: "Të dhënat ligjore", en: "Imprint", de: "Impressum" },
    headline: {
      sq: "Kush përgjigjet për këtë faqe.",
      en: "Who is responsible for this site.",
      de: "Wer für diese Seite verantwortlich ist.",
    },
  },
};

/** The first titles of home page sections that an owner adds in the studio, by the section's kind. */
export const defaultSectionTitles: Words = {
  company: { sq: "Kompania", en: "The company", de: "Das Unternehmen" },
  projects: { sq: "Ndërtesat", en: "The buildings", de: "Die Gebäude" },
  figures: { sq: "Në shifra", en: "In figures", de: "In Zahlen" },
  place: { sq: "Vendndodhja", en: "Location", de: "Die Lage" },
  randomApartment: { sq: "Një banesë, rastësisht", en: "One apartment, at random", de: "Eine Wohnung, zufällig" },
};
