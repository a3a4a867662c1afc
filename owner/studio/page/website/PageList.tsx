import type { ContentPage } from "../../../site/pageContent.ts";
import { addPage, setSiteOn } from "../../draft/website/editWebsite.ts";
import { valueAt } from "../../draft/website/siteShapes.ts";
import { isOff } from "../../draft/website/website.ts";
import { useTexts } from "../frame/TextsContext.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { PartRow } from "./PartRow.tsx";
import { useSiteContent } from "./useWebsite.ts";
import { pageName } from "./websitePlace.ts";

/** In the order of the showcase's menu. */
const pages: readonly ContentPage[] = [
  "about",
  "services",
  "projects",
  "visuals",
  "videos",
  "animation",
  "contact",
  "privacy",
];

/** Pages that begin with words alone; the others need pictures or films, and are shown here where the file has them. */
const beginning: ReadonlySet<ContentPage> = new Set(["about", "services", "projects", "contact", "privacy"]);

/** The pages beside the home page, each with its switch. */
export function PageList({ chosen }: { readonly chosen: string }) {
  const texts = useTexts();
  const write = useWrite("website");
  const content = useSiteContent();
  const found = (page: ContentPage) => valueAt(content, ["pages", page]);
  return (
    <ul className="part-list">
      {pages
        .filter((page) => found(page) !== undefined || beginning.has(page))
        .map((page) => {
          const at = ["pages", page];
          const isThere = found(page) !== undefined;
          return (
            <li key={page}>
              <PartRow
                part={at}
                name={pageName(page, texts)}
                isChosen={chosen === `pages.${page}`}
                isAbsent={!isThere}
                turn={{
                  isOn: isThere && !isOff(found(page)),
                  set: (isOn) => write((draft) => setSiteOn(addPage(draft, page), at, isOn)),
                }}
              />
            </li>
          );
        })}
    </ul>
  );
}
