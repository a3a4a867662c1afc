const aboutSq = {
  title: "Nga energjia te shtëpia.",
  lead: "Kompania jonë filloi me energji: karburante, depo dhe pika shitjeje. Nga ajo punë mësuam të planifikojmë gjatë dhe të dorëzojmë në ditën e thënë. Që nga viti 2013 ndërtojmë edhe shtëpi.",
  history: "Rruga jonë",
  periods: [
    [
      "Ekipi i ndërtimit",
      "Brenda kompanisë së energjisë krijohet ekipi i ndërtimit: inxhinierë, arkitektë dhe mjeshtër nën një çati.",
    ],
    ["Punët e para", "Ndërtohen objektet e para për nevojat tona: pika shitjeje, depo dhe zyra."],
    [
      "Nga puna te banimi",
      "Ekipi kalon te ndërtesat ku jetohet. Mësohet shkalla e banesës: drita, zhurma, dera e hyrjes.",
    ],
    ["Parcela dhe projekti", "Zgjidhet vendi në Prishtinë dhe vizatohen dy kulla me një park mes tyre."],
    ["Themelet dhe skeleti", "Gërmohen tri nivelet e parkingut, pastaj ngriten pllakat, kat pas kati."],
    ["Fasada dhe çelësat", "Mbyllet fasada, mbillet parku dhe përgatiten banesat për dorëzim."],
  ],
  film: "Kullat dhe parku, në lëvizje",
  pause: "Ndalo videon",
  play: "Vazhdo videon",
  map: "Hape në hartë",
  visuals: "Vizualizimet",
};

const aboutEn = {
  title: "From energy to the home.",
  lead: "Our company began with energy: fuel, depots and filling stations. That trade taught us to plan far ahead and to deliver on the day we named. Since 2013 we have built homes as well.",
  history: "Our way",
  periods: [
    [
      "A building team",
      "Within the energy company a building team is formed: engineers, architects and craftsmen under one roof.",
    ],
    ["First works", "The first buildings go up for our own needs: filling stations, depots and offices."],
    [
      "From work to living",
      "The team turns to buildings people live in. It learns the scale of a home: light, noise, the front door.",
    ],
    ["Plot and drawing", "The site in Prishtina is chosen, and two towers are drawn with a park between them."],
    ["Foundations and frame", "Three parking levels are dug, then the slabs rise, floor upon floor."],
    ["Facade and keys", "The facade is closed, the park is planted and the homes are made ready to hand over."],
  ],
  film: "Towers and park, in motion",
  pause: "Pause the video",
  play: "Resume the video",
  map: "Open the map",
  visuals: "Visualisations",
};

const aboutDe = {
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

export const aboutText = { sq: aboutSq, en: aboutEn, de: aboutDe };
