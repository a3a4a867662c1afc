import { useEffect } from "react";
import type { ShortlistTexts } from "../text/texts.ts";
import { createCode } from "../loading/createCode.ts";
import { LazyScreen } from "../loading/LazyScreen.tsx";
import { useFinder, useFinderHome } from "../finder/state/FinderContext.tsx";

const listInquiryCode = createCode(async () => (await import("./ListInquiry.tsx")).ListInquiry);

/** The one letter for several homes, whose code comes when it is asked for and then stays: an answer may come after the form was closed. */
export function LateListInquiry({ own }: { readonly own: ShortlistTexts }) {
  const { store } = useFinderHome();
  const isAsked = useFinder(({ asked }) => asked !== undefined);
  // Whoever goes elsewhere leaves the form; what they typed stays in its draft.
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.screen !== before.screen && now.asked) store.setState({ asked: undefined });
      }),
    [store],
  );
  if (!isAsked && !listInquiryCode.get()) return null;
  return <LazyScreen code={listInquiryCode}>{(ListInquiry) => <ListInquiry own={own} />}</LazyScreen>;
}
