/** Films and the videos page. */
export const filmText = {
  sq: {
    play: "Luaj videon",
    pause: "Ndalo videon",
    playOne: (title: string) => `Luaj: ${title}`,
    close: "Kthehu në ballinë",
  },
  en: {
    play: "Play the video",
    pause: "Pause the video",
    playOne: (title: string) => `Play: ${title}`,
    close: "Back to the home page",
  },
  de: {
    play: "Video abspielen",
    pause: "Video anhalten",
    playOne: (title: string) => `Abspielen: ${title}`,
    close: "Zur Startseite",
  },
};
