import type { Heads } from "./headsSq.ts";

export const headsEn: Heads = {
  home: () => ({
    title: "Kulla 5 and Kulla 6 in Prishtina | Kulla",
    description:
      "Two towers, one park: apartments in Prishtina with more than ten thousand square metres of green. Choose tower, floor and home.",
  }),
  towers: () => ({
    title: "Choose a floor in Kulla 5 or Kulla 6 | Kulla",
    description: "Eleven floors in Kulla 5 and ten in Kulla 6: choose yours in the picture or in the list.",
  }),
  floor: ({ floor }) => ({
    title: `${floor} | Kulla`,
    description: `${floor} of Kulla 5 and Kulla 6: its plan, its apartments, their areas and orientation.`,
  }),
  apartment: () => ({
    title: "View of the apartment | Kulla",
    description: "Pictures, plan, 360° tour and price inquiry for an apartment.",
  }),
  tour: () => ({
    title: "360° tour | Kulla",
    description: "360° tour of an apartment.",
  }),
  brochure: () => ({
    title: "Brochure | Kulla",
    description: "The brochure of Kulla 5 and Kulla 6: leaf through it page by page or download it as PDF.",
  }),
  search: () => ({
    title: "Find an apartment in Kulla 5 and Kulla 6 | Kulla",
    description:
      "Find your home by bedrooms, area, floor and orientation: every apartment of Kulla 5 and Kulla 6 in Prishtina, to save and compare.",
  }),
  listing: ({ tower, floor, apartment, size }) => ({
    title: `${apartment}, ${floor.toLowerCase()}, ${tower} | Kulla`,
    description: `${apartment} on ${floor.toLowerCase()} of ${tower} in Prishtina${size && `: ${size}`}. Plan, pictures, orientation and price inquiry.`,
  }),
  embed: () => ({
    title: "The towers on your page | Kulla",
    description: "For portals and agents: choose a view, see how it looks and paste the code into your page.",
  }),
  privacy: () => ({
    title: "Privacy | Kulla",
    description: "What an inquiry sends, who receives it and what stays in your browser.",
  }),
  about: () => ({
    title: "About Us | Kulla",
    description: "From energy to the home: the history of the company that builds Kulla 5 and Kulla 6 in Prishtina.",
  }),
  services: () => ({
    title: "Our Services | Kulla",
    description: "Fourteen reasons to come home: security, heating, the park, parking and all between them.",
  }),
  videos: () => ({
    title: "Videos | Kulla",
    description: "The towers in motion: twenty-one videos of the towers, the apartments and the park.",
  }),
  visuals: () => ({
    title: "Visualisations | Kulla",
    description: "What it will look like: twenty-six pictures of the towers, the apartments and the park.",
  }),
  gallery: () => ({
    title: "Gallery | Kulla",
    description: "The gallery of Kulla 5 and Kulla 6: twenty-six pictures to enlarge.",
  }),
  moved: () => ({
    title: "Visualisations, former address | Kulla",
    description: "The visualisations are at another address of this site.",
  }),
  contact: () => ({
    title: "Contact | Kulla",
    description: "Write to us or call us: questions about apartments, visits on site and meetings.",
  }),
  projects: () => ({
    title: "Projects | Kulla",
    description: "Kulla 5 and Kulla 6: two residential projects in one park in Prishtina.",
  }),
  click: () => ({
    title: "Choose a tower | Kulla",
    description: "Both towers over the whole window: touch one to choose a floor.",
  }),
  animation: () => ({
    title: "The film | Kulla",
    description: "The film of Kulla 5 and Kulla 6 over the whole screen.",
  }),
  missing: () => ({
    title: "This floor does not exist | Kulla",
    description: "The page you asked for is not here.",
  }),
};
