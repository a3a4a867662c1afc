import type { InLanguages } from "./language.ts";

/** One item of /videos. `watch` is the address of a playlist's item as the browser shows it; without one our own clip plays. */
export type Video = {
  readonly title: InLanguages<string>;
  /** What is to be seen, in a sentence or two: the films are silent, and who does not see them reads this. */
  readonly seen: InLanguages<string>;
  readonly watch?: string;
  /** Which of our clips (public/project/film/clip-N.mp4) and which poster. */
  readonly clip: number;
};

/**
 * The 21 items of /videos, in order. The owner's playlist goes here: a `watch` for each item, for instance
 * "https://www.youtube.com/watch?v=…&list=…&index=1".
 */
export const videos: readonly Video[] = [
  {
    clip: 1,
    title: { sq: "Parku nga lart", en: "The park from above", de: "Der Park von oben" },
    seen: {
      sq: "Së pari Kulla 5 nga ajri, pastaj kamera largohet: të dyja kullat, parku me shtigje dhe pemë, qyteti prapa.",
      en: "First Kulla 5 from the air, then the camera draws back: both towers, the park with its paths and trees, the city behind.",
      de: "Zuerst Kulla 5 aus der Luft, dann weicht die Kamera zurück: beide Türme, der Park mit Wegen und Bäumen, dahinter die Stadt.",
    },
  },
  {
    clip: 2,
    title: { sq: "Oborri mes kullave", en: "The court between the towers", de: "Der Hof zwischen den Türmen" },
    seen: {
      sq: "Rruga e gjerë mes dy kullave, në nivel të syve: lokale në përdhesë, ballkone sipër, pemë në fund.",
      en: "The broad way between the two towers, at eye level: shops on the ground floor, balconies above, trees at the end.",
      de: "Der breite Weg zwischen den beiden Türmen auf Augenhöhe: Läden im Erdgeschoss, Balkone darüber, am Ende Bäume.",
    },
  },
  {
    clip: 3,
    title: { sq: "Brenda banesave", en: "Inside the apartments", de: "In den Wohnungen" },
    seen: {
      sq: "Një dhomë ndenjeje me divan dhe derë xhami drejt gjelbërimit, pastaj një dhomë gjumi me dritare të madhe.",
      en: "A living room with a sofa and a glass door to the green, then a bedroom with a large window.",
      de: "Ein Wohnzimmer mit Sofa und Glastür ins Grüne, dann ein Schlafzimmer mit großem Fenster.",
    },
  },
  {
    clip: 4,
    title: { sq: "Tarraca", en: "The terrace", de: "Die Terrasse" },
    seen: {
      sq: "Një tarracë lart mbi qytet: ulëse të buta, bimë përgjatë parmakut, një tryezë nën pergolë druri.",
      en: "A terrace high above the city: soft seats, plants along the railing, a table under a wooden pergola.",
      de: "Eine Terrasse hoch über der Stadt: weiche Sitze, Pflanzen am Geländer, ein Tisch unter einer Holzpergola.",
    },
  },
  {
    clip: 5,
    title: { sq: "Muzgu", en: "Dusk", de: "Dämmerung" },
    seen: {
      sq: "Të dyja kullat në muzg, me dritat ndezur në dritare dhe në lokale; prapa tyre qyteti dhe malet.",
      en: "Both towers at dusk, lights on in windows and shops; the city and the hills behind them.",
      de: "Beide Türme in der Dämmerung, Licht in Fenstern und Läden; dahinter die Stadt und die Berge.",
    },
  },
  {
    clip: 6,
    title: { sq: "Nga themelet te kulmi", en: "From the foundations to the roof", de: "Vom Fundament zum Dach" },
    seen: {
      sq: "E njëjta pamje nga ajri në katër faza: gropa me themele dhe vinça, skeleti i betonit, fasadat, kullat e gatshme mes parkut.",
      en: "The same view from the air in four stages: the pit with foundations and cranes, the concrete frame, the facades, the finished towers in their park.",
      de: "Derselbe Blick aus der Luft in vier Stufen: die Grube mit Fundamenten und Kränen, der Rohbau, die Fassaden, die fertigen Türme im Park.",
    },
  },
  {
    clip: 7,
    title: { sq: "Kulla 5", en: "Kulla 5", de: "Kulla 5" },
    seen: {
      sq: "Kamera ngjitet përgjatë Kullës 5, nga lokalet dhe pemët deri te katet e tërhequra me tarraca.",
      en: "The camera climbs Kulla 5, from the shops and trees to the floors set back with terraces.",
      de: "Die Kamera steigt an Kulla 5 empor, von Läden und Bäumen bis zu den zurückgesetzten Geschossen mit Terrassen.",
    },
  },
  {
    clip: 8,
    title: { sq: "Kulla 6", en: "Kulla 6", de: "Kulla 6" },
    seen: {
      sq: "Kamera zbret përgjatë Kullës 6, nga katet e tërhequra deri te lokalet, pemët dhe shtegu para saj.",
      en: "The camera comes down Kulla 6, from the floors set back to the shops, the trees and the path in front.",
      de: "Die Kamera senkt sich an Kulla 6 herab, von den zurückgesetzten Geschossen zu Läden, Bäumen und dem Weg davor.",
    },
  },
  {
    clip: 9,
    title: { sq: "Një banesë, dhomë pas dhome", en: "One apartment, room by room", de: "Eine Wohnung, Raum für Raum" },
    seen: {
      sq: "Tryeza pranë dritareve, kuzhina me dhomën e ndenjes, dhoma e gjumit dhe ballkoni drejt parkut, njëra pas tjetrës.",
      en: "The table by the windows, the kitchen with the living room, the bedroom and the balcony over the park, one after the other.",
      de: "Der Tisch an den Fenstern, die Küche mit dem Wohnzimmer, das Schlafzimmer und der Balkon zum Park, eins nach dem anderen.",
    },
  },
  {
    clip: 10,
    title: { sq: "Dhomat e gjumit", en: "Bedrooms", de: "Schlafzimmer" },
    seen: {
      sq: "Tri dhoma gjumi me shtretër të gjerë: dy me dritare drejt qytetit, e treta me derë drejt një tarrace.",
      en: "Three bedrooms with wide beds: two with a window to the city, the third with a door to a terrace.",
      de: "Drei Schlafzimmer mit breiten Betten: zwei mit Fenster zur Stadt, das dritte mit Tür auf eine Terrasse.",
    },
  },
  {
    clip: 11,
    title: { sq: "Kuzhinat", en: "Kitchens", de: "Küchen" },
    seen: {
      sq: "Tri kuzhina me dollapë të bardhë e prej druri dhe pllaka guri, secila e hapur drejt tryezës dhe dhomës së ndenjes.",
      en: "Three kitchens with white and wooden cupboards and stone splashbacks, each open to the table and the living room.",
      de: "Drei Küchen mit weißen und hölzernen Schränken und Steinrückwand, jede offen zu Tisch und Wohnzimmer.",
    },
  },
  {
    clip: 12,
    title: { sq: "Teknika e shtëpisë", en: "What is built in", de: "Die Technik des Hauses" },
    seen: {
      sq: "Paneli i shtëpisë inteligjente në mur, zorra e fshesës qendrore pranë një divani, pompat e nxehtësisë dhe panelet diellore në kulm.",
      en: "The smart-home panel on a wall, the hose of the central vacuum beside a sofa, heat pumps and solar panels on the roof.",
      de: "Das Smart-Home-Display an der Wand, der Schlauch des Zentralstaubsaugers neben einem Sofa, Wärmepumpen und Solarmodule auf dem Dach.",
    },
  },
  {
    clip: 13,
    title: { sq: "Ballkonet", en: "Balconies", de: "Balkone" },
    seen: {
      sq: "Tri ballkone me tryezë e karrige: njëri mbi park, dy më lart mbi rrugë dhe qytet.",
      en: "Three balconies with a table and chairs: one over the park, two higher up over the road and the city.",
      de: "Drei Balkone mit Tisch und Stühlen: einer über dem Park, zwei höher über Straße und Stadt.",
    },
  },
  {
    clip: 14,
    title: { sq: "Hyrja e Kullës 6", en: "The entrance of Kulla 6", de: "Der Eingang von Kulla 6" },
    seen: {
      sq: "Hyrja me mbulesë dhe mbishkrimin Kulla 6, mes dy lokaleve; sipër saj ballkonet.",
      en: "The entrance with its canopy and the sign Kulla 6, between two shops; balconies above it.",
      de: "Der Eingang mit Vordach und dem Schriftzug Kulla 6 zwischen zwei Läden; darüber Balkone.",
    },
  },
  {
    clip: 15,
    title: { sq: "Lokalet në përdhesë", en: "The shops on the ground floor", de: "Die Läden im Erdgeschoss" },
    seen: {
      sq: "Përgjatë vitrinave të përdhesës, me një furrë buke në plan të parë; djathtas trotuari, stola dhe parku.",
      en: "Along the shop windows of the ground floor, a bakery first; on the right the pavement, benches and the park.",
      de: "An den Schaufenstern im Erdgeschoss entlang, vorn eine Bäckerei; rechts Gehweg, Bänke und der Park.",
    },
  },
  {
    clip: 16,
    title: { sq: "Shtegu në park", en: "The path in the park", de: "Der Weg im Park" },
    seen: {
      sq: "Një shteg i lakuar nëpër lëndinë, me pemë, stola e llamba; majtas një cep i kullës.",
      en: "A curving path across the lawn, with trees, benches and lamps; on the left a corner of the tower.",
      de: "Ein geschwungener Weg über den Rasen, mit Bäumen, Bänken und Laternen; links eine Ecke des Turms.",
    },
  },
  {
    clip: 17,
    title: { sq: "Këndi i lojërave", en: "The playground", de: "Der Spielplatz" },
    seen: {
      sq: "Rrëshqitëse, shilarëse dhe gropë rëre para kullës, mes pemëve.",
      en: "A slide, swings and a sandpit in front of the tower, among trees.",
      de: "Rutsche, Schaukeln und Sandkasten vor dem Turm, zwischen Bäumen.",
    },
  },
  {
    clip: 18,
    title: { sq: "Katet e sipërme", en: "The upper floors", de: "Die oberen Geschosse" },
    seen: {
      sq: "Kulmi dhe katet e sipërme nga ajri, secili më i tërhequr se ai poshtë, me tarraca përreth; poshtë rrugët dhe shtëpitë.",
      en: "The roof and the upper floors from the air, each set back from the one below, with terraces around; roads and houses below.",
      de: "Dach und obere Geschosse aus der Luft, jedes hinter dem darunter zurückgesetzt, mit Terrassen ringsum; unten Straßen und Häuser.",
    },
  },
  {
    clip: 19,
    title: { sq: "Fasada nga afër", en: "The facade close up", de: "Die Fassade aus der Nähe" },
    seen: {
      sq: "Kamera zbret pranë fasadës: korniza të çelëta, panele ngjyrë druri, ballkone xhami njëri mbi tjetrin.",
      en: "The camera moves down close to the facade: pale frames, wood-coloured panels, glass balconies one above the other.",
      de: "Die Kamera gleitet nah an der Fassade hinab: helle Rahmen, holzfarbene Paneele, Glasbalkone übereinander.",
    },
  },
  {
    clip: 20,
    title: { sq: "Palestra dhe parkingu", en: "The gym and the car park", de: "Fitnessraum und Tiefgarage" },
    seen: {
      sq: "Palestra me pista vrapimi para dritareve dhe pesha, pastaj parkingu nëntokësor me vende të numëruara.",
      en: "The gym with treadmills at the windows and weights, then the underground car park with numbered places.",
      de: "Der Fitnessraum mit Laufbändern am Fenster und Hanteln, dann die Tiefgarage mit nummerierten Plätzen.",
    },
  },
  {
    clip: 21,
    title: { sq: "Banesat nga lart", en: "Apartments from above", de: "Wohnungen von oben" },
    seen: {
      sq: "Tri banesa pa tavan, të parë nga lart: muret, dhomat dhe mobiliet e secilës; e treta ka tarraca përgjatë skajit.",
      en: "Three apartments without their ceilings, seen from above: walls, rooms and furniture of each; the third has a terrace along its edge.",
      de: "Drei Wohnungen ohne Decke, von oben: Wände, Räume und Möbel; die dritte hat eine Terrasse am Rand.",
    },
  },
];
