import type { PageWords } from "../../owner/site/pageContent.ts";
import type { SitePicture } from "../pictures/sitePicture.ts";

export type HomeSection = PageWords<"home">["sections"][number];

/** What a section of the home page is given: its words, and of its pictures those that there are. */
export type SectionProps = { readonly section: HomeSection; readonly pictures: readonly SitePicture[] };
