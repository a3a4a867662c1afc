import type { ServicesText } from "./services.ts";

export const servicesEn: ServicesText = {
  title: (count) => `${count} reasons to come home.`,
  amenities: [
    ["Secure access", "Entry by chip, intercom with camera."],
    ["Inspiring community"],
    ["Fitness centre", "On the ground floor, for residents only."],
    ["Smart home system", "Lights, heating and door from the telephone."],
    ["Central vacuum cleaning"],
    ["Heat-pump heating and cooling", "For each apartment on its own, nothing burns in the house."],
    ["Living rooms", "Windows from floor to ceiling and a door to the balcony."],
    ["Kitchen", "Open to the living room, with room for a table."],
    ["Master bedroom"],
    ["Children’s room"],
    ["Over 10 000 m² of green", "Both towers stand in a park. Cars move below ground."],
    ["Playground"],
    ["Strategic investment"],
    ["Parking in 3 levels"],
  ],
};
