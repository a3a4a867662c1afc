import { ColoursScreen } from "./colours/ColoursScreen.tsx";
import { ContactScreen } from "./contact/ContactScreen.tsx";
import { FactsScreen } from "./facts/FactsScreen.tsx";
import { FocusTargetContext } from "./fields/FocusTargetContext.ts";
import { LanguagesScreen } from "./languages/LanguagesScreen.tsx";
import type { SettingsView } from "./settingsPart.ts";

const screens = {
  contact: ContactScreen,
  languages: LanguagesScreen,
  colours: ColoursScreen,
  facts: FactsScreen,
} as const;

/** One of the settings screens. */
export function SettingsScreen({ view }: { readonly view: SettingsView }) {
  const Screen = screens[view.kind];
  return (
    <FocusTargetContext value={view.field}>
      <Screen />
    </FocusTargetContext>
  );
}
