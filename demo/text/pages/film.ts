/** Films and the videos page. */
export const filmText = {
  sq: {
    title: "Kullat në lëvizje.",
    film: "Filmi i kullave",
    play: "Luaj videon",
    pause: "Ndalo videon",
    playOne: (title: string) => `Luaj: ${title}`,
    close: "Kthehu në ballinë",
  },
  en: {
    title: "The towers in motion.",
    film: "The film of the towers",
    play: "Play the video",
    pause: "Pause the video",
    playOne: (title: string) => `Play: ${title}`,
    close: "Back to the home page",
  },
  de: {
    title: "Die Türme in Bewegung.",
    film: "Der Film der Türme",
    play: "Video abspielen",
    pause: "Video anhalten",
    playOne: (title: string) => `Abspielen: ${title}`,
    close: "Zur Startseite",
  },
};
