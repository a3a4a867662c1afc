/** Films and the videos page. */
export const filmText = {
  sq: {
    title: "Kullat në lëvizje.",
    film: "Filmi i kullave",
    filmSeen:
      "Gropa me themele, skeleti i betonit dhe fasadat bëhen dy kulla në një park. Pastaj ballina, rruga mes kullave, hyrja e Kullës 6, dy dhoma ndenjeje, një dhomë gjumi, një tarracë mbi qytet; në fund kullat në muzg me dritat ndezur.",
    loopSeen: "Dy kullat përballë, ditën; qielli errësohet, dritaret ndizen, dhe dita kthehet.",
    play: "Luaj videon",
    pause: "Ndalo videon",
    playOne: (title: string) => `Luaj: ${title}`,
    close: "Kthehu në ballinë",
  },
  en: {
    title: "The towers in motion.",
    film: "The film of the towers",
    filmSeen:
      "A pit with foundations, a concrete frame and facades become two towers in a park. Then their front, the way between them, the entrance of Kulla 6, two living rooms, a bedroom, a terrace above the city; at the end the towers at dusk with their lights on.",
    loopSeen: "The two towers from the front, by day; the sky darkens, the windows light up, and the day comes back.",
    play: "Play the video",
    pause: "Pause the video",
    playOne: (title: string) => `Play: ${title}`,
    close: "Back to the home page",
  },
  de: {
    title: "Die Türme in Bewegung.",
    film: "Der Film der Türme",
    filmSeen:
      "Aus einer Grube mit Fundamenten, Rohbau und Fassaden werden zwei Türme in einem Park. Dann ihre Front, der Weg dazwischen, der Eingang von Kulla 6, zwei Wohnzimmer, ein Schlafzimmer, eine Terrasse über der Stadt; am Ende die Türme in der Dämmerung mit Licht in den Fenstern.",
    loopSeen:
      "Die beiden Türme von vorn, bei Tag; der Himmel wird dunkel, die Fenster leuchten auf, und der Tag kehrt zurück.",
    play: "Video abspielen",
    pause: "Video anhalten",
    playOne: (title: string) => `Abspielen: ${title}`,
    close: "Zur Startseite",
  },
};
