import { useEffect, useState } from "react";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { previewAddress } from "../server/folderAddresses.ts";
import { useDraft, useOpenProject, useProject } from "../state/ProjectContext.ts";

type ChoiceProps<T extends string> = {
  readonly name: string;
  readonly value: T;
  readonly onChange: (option: T) => void;
  readonly options: readonly (readonly [T, string])[];
};

type PreviewSettings = { readonly size: "screen" | "phone"; readonly theme: "light" | "dark"; readonly locale: string };

/** The real element with the saved draft, as visitors will see it. */
export function PreviewScreen() {
  const { locales = ["sq", "en", "de"] } = useDraft().project;
  const [settings, setSettings] = useState<PreviewSettings>({
    size: "screen",
    theme: "light",
    locale: useFirstLocale(),
  });
  return (
    <main className="work work-preview">
      <PreviewChoices settings={settings} change={setSettings} locales={locales} />
      <PreviewStage settings={settings} />
    </main>
  );
}

/** A phone is too small for drawing: a hint to use a computer, and the preview. */
export function PhonePreview() {
  const texts = useStudioTexts();
  const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  const settings: PreviewSettings = { size: "screen", theme: isDark ? "dark" : "light", locale: useFirstLocale() };
  return (
    <main className="work work-preview work-phone">
      <h1>{texts.publish.openOnComputer}</h1>
      <PreviewStage settings={settings} />
    </main>
  );
}

/** The studio's language if the project offers it, or else the project's first. */
export function useFirstLocale(): string {
  const { language } = useStudioTexts();
  const { locales = ["sq", "en", "de"] } = useDraft().project;
  return locales.includes(language) ? language : (locales[0] ?? "sq");
}

function PreviewStage({ settings }: { readonly settings: PreviewSettings }) {
  const texts = useStudioTexts();
  const { saver } = useOpenProject();
  const draft = useDraft();
  const saving = useProject((state) => state.saving);
  useEffect(() => void saver.saveNow(), [saver, draft]);
  const saved = saving.kind === "saved" ? String(saving.at?.getTime() ?? 0) : undefined;
  const { size, theme, locale } = settings;
  const address = previewAddress({ locale, theme, saved: saved ?? "" });
  return (
    saved !== undefined && (
      <div className="preview-stage">
        {/* The product's own element, on the origin of the owner's files: it may do everything except navigate this window. */}
        <iframe
          key={address}
          className={`preview preview-${size}`}
          title={texts.frame.preview}
          src={address}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame has another origin than this page
          sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox"
          allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
        />
      </div>
    )
  );
}

type PreviewChoicesProps = {
  readonly settings: PreviewSettings;
  readonly change: (settings: PreviewSettings) => void;
  readonly locales: readonly string[];
};

function PreviewChoices({ settings, change, locales }: PreviewChoicesProps) {
  const texts = useStudioTexts();
  const sizes = [["screen", texts.common.forScreens] as const, ["phone", texts.common.forPhones] as const];
  const themes = [["light", texts.publish.light] as const, ["dark", texts.publish.dark] as const];
  return (
    <div className="work-head board-head">
      <h1>{texts.frame.preview}</h1>
      <Choice
        name={texts.frame.preview}
        value={settings.size}
        onChange={(size) => change({ ...settings, size })}
        options={sizes}
      />
      <Choice
        name={texts.publish.theme}
        value={settings.theme}
        onChange={(theme) => change({ ...settings, theme })}
        options={themes}
      />
      <Choice
        name={texts.publish.languages}
        value={settings.locale}
        onChange={(locale) => change({ ...settings, locale })}
        options={locales.map((each) => [each, each] as const)}
      />
    </div>
  );
}

function Choice<T extends string>({ name, value, onChange, options }: ChoiceProps<T>) {
  return (
    <div className="options" role="group" aria-label={name}>
      {options.map(([option, label]) => (
        <button
          key={option}
          type="button"
          // Language codes must not be translated.
          translate={option === label ? "no" : undefined}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
