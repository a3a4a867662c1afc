import type { Brochure } from "../project/types.ts";
import { brochureDe } from "../text/brochure/brochure.de.ts";
import { brochureEn } from "../text/brochure/brochure.en.ts";
import { brochureSq } from "../text/brochure/brochure.sq.ts";
import { localeFrom } from "../text/locale.ts";
import { withOwnTexts } from "../text/ownTexts.ts";
import { usePageAddress } from "../ui/PageOrigin.tsx";
import { Picture } from "../ui/picture/Picture.tsx";
import { useLocale, useOwnWords } from "../ui/TextsContext.tsx";
import { orderPages } from "./book/orderPages.ts";

const tables = { sq: brochureSq, en: brochureEn, de: brochureDe };

/** The book as it lies there closed, in a server's markup: its cover, and the file to take along. The book itself is script. */
export function ClosedBook({ brochure }: { readonly brochure: Brochure | undefined }) {
  const texts = withOwnTexts(tables[localeFrom(useLocale()) ?? "en"], useOwnWords());
  const addressOf = usePageAddress();
  const [cover] = orderPages(brochure?.pages ?? []);
  if (!cover) return <p className="brochure-none">{texts.none}</p>;
  return (
    <div className="closed-book">
      <div className="closed-cover">
        <Picture picture={cover} sizes="(min-width: 1500px) 690px, (min-width: 800px) 600px, 231px" eager />
      </div>
      {brochure?.pdf && (
        <p className="closed-file">
          <a href={addressOf(brochure.pdf)}>{texts.download}</a>
        </p>
      )}
    </div>
  );
}
