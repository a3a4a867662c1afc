import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { addPage, moveWebsitePage, pagesInOrder, setSiteOn, type Subpage } from "../../draft/website/editWebsite.ts";
import { valueAtPath } from "../../../site/siteParts.ts";
import { isOff } from "../../draft/website/website.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { OrderTools, useRowOrder } from "./OrderTools.tsx";
import { PartRow } from "./PartRow.tsx";
import { useSiteContent } from "./useWebsite.ts";
import { websitePageTitle } from "./websiteView.ts";

/** The pages other than the home page, each with a switch, in the order of the menu and footer. */
export function PageList({ chosen }: { readonly chosen: string }) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const content = useSiteContent();
  const [announcement, setAnnouncement] = useState("");
  const found = (page: Subpage) => valueAtPath(content, ["pages", page]);
  const shown = pagesInOrder(content);
  const { list, order } = useRowOrder<HTMLOListElement>(shown.length, (from, by) => {
    write((draft) => moveWebsitePage(draft, shown, { from, by }));
    const name = websitePageTitle(shown[from] ?? "", texts);
    setAnnouncement(fill(texts.website.position, { name, n: from + by + 1, count: shown.length }));
  });
  return (
    <>
      <ol ref={list} className="part-list" aria-label={texts.website.otherPages}>
        {shown.map((page, index) => {
          const at = ["pages", page];
          const isThere = found(page) !== undefined;
          const name = websitePageTitle(page, texts);
          return (
            <li key={page} {...order.marksOf(index)}>
              <PartRow
                part={at}
                name={name}
                isChosen={chosen === `pages.${page}`}
                isAbsent={!isThere}
                turn={{
                  isOn: isThere && !isOff(found(page)),
                  set: (isOn) => write((draft) => setSiteOn(addPage(draft, page), at, isOn)),
                }}
              >
                <OrderTools order={order} index={index} name={name} />
              </PartRow>
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
