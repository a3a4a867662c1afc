export const aboutDe = {
  title: "Von der Energie zum Zuhause.",
  lead: "Unser Unternehmen begann mit Energie: Kraftstoff, Lager und Tankstellen. Dabei lernten wir, weit voraus zu planen und am genannten Tag zu übergeben. Seit 2013 bauen wir auch Häuser.",
  history: "Unser Weg",
  periods: [
    [
      "Ein Bauteam",
      "Im Energieunternehmen entsteht das Bauteam: Ingenieure, Architekten und Handwerker unter einem Dach.",
    ],
    ["Erste Bauten", "Die ersten Gebäude entstehen für den eigenen Bedarf: Tankstellen, Lager und Büros."],
    [
      "Von der Arbeit zum Wohnen",
      "Das Team wendet sich dem Wohnbau zu. Es lernt den Maßstab der Wohnung: Licht, Lärm, die Eingangstür.",
    ],
    [
      "Grundstück und Entwurf",
      "Der Ort in Prishtina wird gewählt, zwei Türme mit einem Park dazwischen werden gezeichnet.",
    ],
    ["Fundament und Rohbau", "Drei Parkebenen werden ausgehoben, dann wachsen die Decken, Geschoss um Geschoss."],
    [
      "Fassade und Schlüssel",
      "Die Fassade wird geschlossen, der Park bepflanzt, die Wohnungen werden zur Übergabe vorbereitet.",
    ],
  ],
  film: "Türme und Park in Bewegung",
  pause: "Video anhalten",
  play: "Video fortsetzen",
  map: "Karte öffnen",
  visuals: "Ansichten",
};
