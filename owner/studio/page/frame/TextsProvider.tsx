import { useEffect, useMemo, type ReactNode } from "react";
import { de } from "../../text/de.ts";
import { en } from "../../text/en.ts";
import { sq } from "../../text/sq.ts";
import type { Language, StudioTexts } from "../../text/studioTexts.ts";
import { TextsContext } from "./TextsContext.ts";

const tables: Readonly<Record<Language, StudioTexts>> = { sq, en, de };

type Props = {
  readonly language: Language;
  readonly choose: (language: Language) => void;
  readonly children: ReactNode;
};

/** The only export of its file, so that editing texts during development re-renders it without resetting any screen. */
export function TextsProvider({ language, choose, children }: Props) {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo(() => ({ texts: tables[language], choose }), [language, choose]);
  return <TextsContext value={value}>{children}</TextsContext>;
}
