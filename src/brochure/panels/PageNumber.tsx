import { fill } from "../../text/format/fill.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

/** "7" for eyes that see it in its column, "Page 7" for who hears it alone. */
export function PageNumber({ page }: { readonly page: number }) {
  const { pageOf } = useTexts().brochure;
  return (
    <span className="page-number" translate="no">
      <span aria-hidden="true">{page + 1}</span>
      <span className="unseen">{fill(pageOf, { page: page + 1 })}</span>
    </span>
  );
}
