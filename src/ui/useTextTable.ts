import { useMemo } from "react";
import { localeFrom, type Locale } from "../text/locale.ts";
import { withOwnTexts } from "../text/ownTexts.ts";
import { useLanguage } from "./TextsContext.tsx";

/** Of tables that come together with their view the visitor's one, the page's own words in it; English for a project's own language. */
export function useTextTable<Table extends object>(tables: Readonly<Record<Locale, Table>>): Table {
  const { locale, own } = useLanguage();
  const table = tables[localeFrom(locale) ?? "en"];
  return useMemo(() => withOwnTexts(table, own), [table, own]);
}
