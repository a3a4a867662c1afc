import { useEffect, useState } from "react";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { previewAddress } from "../server/folderAddresses.ts";
import { useDraft, useOpened, useProject } from "../state/ProjectContext.ts";

type Options<T extends string> = {
  readonly name: string;
  readonly chosen: T;
  readonly choose: (option: T) => void;
  readonly options: readonly (readonly [T, string])[];
};

/** Settings of the preview. */
type Look = { readonly size: "screen" | "phone"; readonly theme: "light" | "dark"; readonly locale: string };

/** The real element with the saved draft, as visitors will see it. */
export function PreviewScreen() {
  const { locales = ["sq", "en", "de"] } = useDraft().project;
  const [look, setLook] = useState<Look>({ size: "screen", theme: "light", locale: useFirstLocale() });
  return (
    <main className="work work-preview">
      <LookChoices look={look} change={setLook} locales={locales} />
      <PreviewStage look={look} />
    </main>
  );
}

/** A phone is too small for drawing: a hint to use a computer, and the preview. */
export function PhonePreview() {
  const texts = useStudioTexts();
  const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  const look: Look = { size: "screen", theme: isDark ? "dark" : "light", locale: useFirstLocale() };
  return (
    <main className="work work-preview work-phone">
      <h1>{texts.publish.openOnComputer}</h1>
      <PreviewStage look={look} />
    </main>
  );
}

/** The studio's language if the project offers it, or else the project's first. */
export function useFirstLocale(): string {
  const { language } = useStudioTexts();
  const { locales = ["sq", "en", "de"] } = useDraft().project;
  return locales.includes(language) ? language : (locales[0] ?? "sq");
}

function PreviewStage({ look }: { readonly look: Look }) {
  const texts = useStudioTexts();
  const { saver } = useOpened();
  const draft = useDraft();
  const saving = useProject((state) => state.saving);
  useEffect(() => void saver.saveNow(), [saver, draft]);
  const saved = saving.kind === "saved" ? String(saving.at?.getTime() ?? 0) : undefined;
  const { size, theme, locale } = look;
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

type ChoicesProps = { readonly look: Look; readonly change: (look: Look) => void; readonly locales: readonly string[] };

function LookChoices({ look, change, locales }: ChoicesProps) {
  const texts = useStudioTexts();
  const sizes = [["screen", texts.common.forScreens] as const, ["phone", texts.common.forPhones] as const];
  const themes = [["light", texts.publish.light] as const, ["dark", texts.publish.dark] as const];
  return (
    <div className="work-head board-head">
      <h1>{texts.frame.preview}</h1>
      <Choice
        name={texts.frame.preview}
        chosen={look.size}
        choose={(size) => change({ ...look, size })}
        options={sizes}
      />
      <Choice
        name={texts.publish.theme}
        chosen={look.theme}
        choose={(theme) => change({ ...look, theme })}
        options={themes}
      />
      <Choice
        name={texts.publish.languages}
        chosen={look.locale}
        choose={(locale) => change({ ...look, locale })}
        options={locales.map((each) => [each, each] as const)}
      />
    </div>
  );
}

function Choice<T extends string>({ name, chosen, choose, options }: Options<T>) {
  return (
    <div className="options" role="group" aria-label={name}>
      {options.map(([option, word]) => (
        <button
          key={option}
          type="button"
          // Language codes must not be translated.
          translate={option === word ? "no" : undefined}
          aria-pressed={option === chosen}
          onClick={() => choose(option)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
