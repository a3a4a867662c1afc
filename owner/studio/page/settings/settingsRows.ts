import { useShallow } from "zustand/react/shallow";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { SettingsPart } from "./settingsPart.ts";
import { settingsOf } from "./settingsPart.ts";
import { localesOf } from "../../draft/edit/languages.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import { useProject } from "../state/ProjectContext.ts";

/** A row of the tree for a settings screen, with its problems. */
export type SettingsRow = {
  readonly name: string;
  readonly view: { readonly kind: SettingsPart };
  readonly count?: string;
  readonly problems: readonly Problem[];
};

const parts: readonly SettingsPart[] = ["contact", "languages", "colours", "facts"];

export function useSettingsRows(): readonly SettingsRow[] {
  const { titles } = useStudioTexts().settings;
  const locales = useProject(useShallow(({ history }) => localesOf(history.draft)));
  const problems = useProject((state) => state.problems);
  return parts.map((kind) => ({
    name: titles[kind],
    view: { kind },
    problems: problems.filter(({ at }) => settingsOf(at)?.kind === kind),
    ...(kind === "languages" && { count: locales.join(", ") }),
  }));
}
