export const aboutEn = {
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
