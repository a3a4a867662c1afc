import { useLayoutEffect, useMemo, type ComponentType } from "react";
import { joinOwnTexts, readOwnTexts, withOwnTexts, type OwnTexts } from "../text/ownTexts.ts";
import { sq } from "../text/sq.ts";
import { HeadingLevel, readHeadingLevel } from "../ui/Heading.tsx";
import { RecoveryBoundary } from "../ui/RecoveryBoundary.tsx";
import { PageOrigin } from "../ui/PageOrigin.tsx";
import { TextsProvider, type Language } from "../ui/TextsContext.tsx";
import { useAttribute, useJson } from "./attributes/useAttribute.ts";
import type { Host } from "./host.ts";
import { useElementLanguage, type LoadLanguages } from "./useLanguage.ts";
import { usePageProblems } from "./usePageProblems.ts";
import { WidgetBoundary } from "./WidgetBoundary.tsx";

/** The level of the first heading inside an element, unless its page sets another. */
const defaultLevel = 2;

/** The language until that of the element has loaded. */
const initialLanguage: Language = { locale: "sq", texts: sq };

export type ShellProps = {
  readonly host: Host;
  readonly component: ComponentType<{ host: Host }>;
  readonly languages: LoadLanguages;
};

/** The page's texts override those of the project. */
function withPageTexts(base: Language, own: OwnTexts): Language {
  return { ...base, own: joinOwnTexts(base.own, own), texts: withOwnTexts(base.texts, own) };
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "");

/** The root of every widget: provides the language and catches errors. */
export function WidgetShell({ host, component: Widget, languages }: ShellProps) {
  const language = useElementLanguage(host, languages);
  const textsAttribute = useJson(host, "texts");
  const own = useMemo(() => readOwnTexts(textsAttribute), [textsAttribute]);
  const shown = useMemo(() => {
    const base = language ?? initialLanguage;
    return own ? withPageTexts(base, own) : base;
  }, [language, own]);
  const level = readHeadingLevel(useAttribute(host, "heading-level")) ?? defaultLevel;
  usePageProblems(host);

  // While the texts load, the widget already loads its data, hidden from sight and from screen readers.
  useLayoutEffect(() => host.setLanguage(shown.locale, !language), [host, shown.locale, language]);
  useLayoutEffect(() => {
    if (!host.hasFallback()) host.replaceFallback();
  }, [host]);

  return (
    <TextsProvider language={shown}>
      <HeadingLevel value={level}>
        <PageOrigin value={originOf(host.baseUrl)}>
          <WidgetBoundary host={host} texts={shown.texts}>
            <RecoveryBoundary root={() => host.root}>
              <Widget host={host} />
            </RecoveryBoundary>
          </WidgetBoundary>
        </PageOrigin>
      </HeadingLevel>
    </TextsProvider>
  );
}
