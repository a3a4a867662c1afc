import { searchPath } from "./searchAddress.ts";

/** The menu, in order; names stand in the frame's texts. Broshura stands in red. */
export const menuLinks = [
  { to: "/", name: "home" },
  { to: searchPath, name: "search" },
  { to: "/about", name: "about" },
  { to: "/services", name: "services" },
  { to: "/videos", name: "videos" },
  { to: "/vizualizimet", name: "visuals" },
  { to: "/contact", name: "contact" },
  { to: "/flipbook", name: "brochure", isRed: true },
] as const;
