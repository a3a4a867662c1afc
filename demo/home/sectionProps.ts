import type { PageTexts } from "../../owner/site/pageContent.ts";
import type { SitePicture } from "../pictures/sitePicture.ts";

export type HomeSection = PageTexts<"home">["sections"][number];

/** The data of a section of the home page: its texts, and those of its pictures that exist. */
export type SectionProps = { readonly section: HomeSection; readonly pictures: readonly SitePicture[] };
