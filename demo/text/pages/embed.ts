import type { ChoiceName, ElementName } from "../../content/embedChoice.ts";
import type { InLanguages } from "../../content/language.ts";

type EmbedText = {
  readonly title: string;
  readonly lead: string;
  readonly widget: string;
  readonly widgets: Readonly<Record<ElementName, string>>;
  readonly fields: Readonly<Record<ChoiceName, string>>;
  readonly any: string;
  readonly own: string;
  readonly colours: string;
  readonly mail: string;
  readonly preview: string;
  readonly previewNote: string;
  readonly code: string;
  readonly withPicture: string;
  readonly codeNote: string;
  /** Why the script belongs in the head. */
  readonly headNote: string;
  readonly withPictureNote: string;
  readonly writing: string;
  readonly frameNote: string;
  readonly copy: string;
  readonly copied: string;
  readonly events: string;
  readonly noEvents: string;
};

export const embedText: InLanguages<EmbedText> = {
  sq: {
    title: "Në faqen tuaj.",
    lead: "Për portale dhe agjentë: zgjidhni pamjen, shihni si del dhe ngjiteni kodin në faqen tuaj.",
    widget: "Pamja",
    widgets: {
      "apartment-picker": "E gjithë rruga, nga ndërtesat te çmimi",
      "building-picker": "Ndërtesat dhe katet",
      "floor-explorer": "Plani i një kati",
      "apartment-preview": "Një banesë",
      "apartment-search": "Kërkimi i banesave",
      brochure: "Broshura",
    },
    fields: {
      tower: "Ndërtesa",
      floor: "Kati",
      apartment: "Banesa, p.sh. {home}",
      locale: "Gjuha",
      partner: "Emri juaj si partner",
      accent: "Ngjyra e butonave",
      paper: "Ngjyra e sfondit",
      ink: "Ngjyra e shkrimit",
      publicKey: "Çelësi publik",
      service: "Shërbimi",
      template: "Shablloni",
    },
    any: "Pa zgjedhur",
    own: "Ngjyra ime",
    colours: "Ngjyrat",
    mail: "Kërkesat në postën tuaj (EmailJS)",
    preview: "Si del",
    previewNote: "Pamja qëndron në një faqe me stile armiqësore: asgjë prej tyre nuk hyn brenda.",
    code: "Kodi",
    withPicture: "HTML me pamjen brenda",
    withPictureNote:
      "Pamja shihet dhe lidhjet punojnë para çdo skripti. Kur projekti ndryshon, kopjojeni kodin përsëri; pamja e rinovon veten.",
    writing: "Kodi po shkruhet…",
    codeNote: "Fjalët mes etiketave janë tuajat: shihen derisa pamja të jetë gati, dhe pa JavaScript.",
    headNote:
      'Vendoseni skriptin në <head>: me blocking="render" vendi i elementit ruhet para se të shfaqet faqja, dhe asgjë në faqe nuk lëviz kur ai vjen.',
    frameNote: "Nga korniza kërkesat shkojnë vetëm aty ku thotë skedari i projektit: adresën mund ta shkruajë kushdo.",
    copy: "Kopjo kodin",
    copied: "Kodi u kopjua",
    events: "Ngjarjet",
    noEvents: "Shtypni diçka në pamje: këtu shihet çfarë dëgjon faqja juaj.",
  },
  en: {
    title: "On your page.",
    lead: "For portals and agents: choose a view, see how it looks and paste the code into your page.",
    widget: "View",
    widgets: {
      "apartment-picker": "Everything, from the buildings to the price",
      "building-picker": "Buildings and floors",
      "floor-explorer": "The plan of one floor",
      "apartment-preview": "One apartment",
      "apartment-search": "Apartment search",
      brochure: "The brochure",
    },
    fields: {
      tower: "Building",
      floor: "Floor",
      apartment: "Apartment, such as {home}",
      locale: "Language",
      partner: "Your name as a partner",
      accent: "Button colour",
      paper: "Background colour",
      ink: "Text colour",
      publicKey: "Public key",
      service: "Service",
      template: "Template",
    },
    any: "Not chosen",
    own: "My colour",
    colours: "Colours",
    mail: "Inquiries to your own mailbox (EmailJS)",
    preview: "How it looks",
    previewNote: "The view is shown on a page with hostile styles: none of them affect it.",
    code: "Code",
    withPicture: "HTML with the picture included",
    withPictureNote:
      "The view is visible and its links work before any script has loaded. When the project changes, copy the code again; the view updates itself.",
    writing: "The code is being written…",
    codeNote: "You can change the text between the tags: it is shown until the view is ready, and without JavaScript.",
    headNote:
      'Put the script in the page’s <head>: with blocking="render" the element’s place is reserved before the page is painted, and nothing moves when the element loads.',
    frameNote: "In a frame, inquiries only go to the project file’s recipient: anyone can change a frame’s address.",
    copy: "Copy code",
    copied: "Code copied",
    events: "Events",
    noEvents: "Press something in the view to see the events that your page receives.",
  },
  de: {
    title: "Auf Ihrer Seite.",
    lead: "Für Portale und Makler: Wählen Sie eine Ansicht, sehen Sie, wie sie wirkt, und fügen Sie den Code in Ihre Seite ein.",
    widget: "Ansicht",
    widgets: {
      "apartment-picker": "Der ganze Weg, von den Gebäuden zum Preis",
      "building-picker": "Gebäude und Stockwerke",
      "floor-explorer": "Der Plan eines Stockwerks",
      "apartment-preview": "Eine Wohnung",
      "apartment-search": "Wohnungssuche",
      brochure: "Die Broschüre",
    },
    fields: {
      tower: "Gebäude",
      floor: "Stock",
      apartment: "Wohnung, z. B. {home}",
      locale: "Sprache",
      partner: "Ihr Name als Partner",
      accent: "Farbe der Knöpfe",
      paper: "Farbe des Grundes",
      ink: "Farbe der Schrift",
      publicKey: "Öffentlicher Schlüssel",
      service: "Dienst",
      template: "Vorlage",
    },
    any: "Nicht gewählt",
    own: "Meine Farbe",
    colours: "Farben",
    mail: "Anfragen an Ihr eigenes Postfach (EmailJS)",
    preview: "So sieht es aus",
    previewNote: "Die Ansicht steht in einer Seite mit feindlichen Stilen: Keiner davon reicht hinein.",
    code: "Code",
    withPicture: "HTML mit dem Bild darin",
    withPictureNote:
      "Die Ansicht ist zu sehen, und ihre Links führen weiter, vor jedem Skript. Ändert sich das Projekt, kopieren Sie den Code neu; die Ansicht erneuert sich selbst.",
    writing: "Der Code wird geschrieben…",
    codeNote: "Die Wörter zwischen den Tags sind Ihre: Man sieht sie, bis die Ansicht bereit ist, und ohne JavaScript.",
    headNote:
      'Setzen Sie das Skript in den <head>: mit blocking="render" ist der Platz des Elements reserviert, bevor die Seite gezeichnet wird, und nichts auf ihr verschiebt sich, wenn es kommt.',
    frameNote:
      "Aus einem Rahmen gehen Anfragen nur dorthin, wo die Projektdatei es sagt: seine Adresse kann jeder schreiben.",
    copy: "Code kopieren",
    copied: "Code kopiert",
    events: "Ereignisse",
    noEvents: "Drücken Sie etwas in der Ansicht: Hier steht, was Ihre Seite hört.",
  },
};
