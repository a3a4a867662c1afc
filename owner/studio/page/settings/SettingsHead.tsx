import { useStudioTexts } from "../frame/TextsContext.ts";
import type { SettingsPart } from "./settingsPart.ts";

/** The heading of a settings screen, and its introduction. */
export function SettingsHead({ part }: { readonly part: SettingsPart }) {
  const texts = useStudioTexts();
  return (
    <>
      <h1>{texts.settings.titles[part]}</h1>
      <p className="work-note settings-lead">{texts.settings.leads[part]}</p>
    </>
  );
}
