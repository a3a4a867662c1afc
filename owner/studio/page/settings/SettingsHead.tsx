import type { SettingsPart } from "./settingsPart.ts";
import { useSettingsTexts } from "./useSettingsTexts.ts";

export function SettingsHead({ part }: { readonly part: SettingsPart }) {
  const texts = useSettingsTexts();
  return (
    <>
      <h1>{texts.titles[part]}</h1>
      <p className="work-note settings-lead">{texts.leads[part]}</p>
    </>
  );
}
