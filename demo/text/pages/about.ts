export const aboutText = {
  sq: {
    history: "Rruga jonë",
    pause: "Ndalo videon",
    play: "Vazhdo videon",
    map: "Hape në hartë",
  },
  en: {
    history: "Our history",
    pause: "Pause the video",
    play: "Resume the video",
    map: "Open the map",
  },
  de: {
    history: "Unser Weg",
    pause: "Video anhalten",
    play: "Video fortsetzen",
    map: "Karte öffnen",
  },
};
