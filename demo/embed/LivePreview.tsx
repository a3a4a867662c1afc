import { useCallback, useEffect, useRef, useState } from "react";
import { namesOf, passedByFrame } from "../../widgets/contract/contract.ts";
import { embedText } from "../text/pages/embed.ts";
import { usePageLanguage, useText } from "../text/LanguageContext.tsx";
import { type EmbedChoice, frameAddress } from "../content/embedChoice.ts";

const names = namesOf(passedByFrame);

type EventHandlers = { readonly id: number; readonly name: string; readonly detail: string };

const maxEvents = 30;

/** While a partner types a name, the frame is reloaded once, not once per letter. */
const debounceMs = 400;

/** The events that an embedding page receives, above the chosen element in a page with hostile styles: the list stays put when the frame grows. */
export function LivePreview({ choice }: { choice: EmbedChoice }) {
  const text = useText(embedText);
  const [heard, setHeard] = useState<readonly EventHandlers[]>([]);
  const hear = useCallback((event: Event) => {
    const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : "";
    setHeard((old) => [{ id: (old[0]?.id ?? 0) + 1, name: event.type, detail }, ...old].slice(0, maxEvents));
  }, []);
  // Without a language of its own, an element shows that of the partner's page, most likely the one that the partner is reading now.
  const language = usePageLanguage();
  const src = useCalm(frameAddress("/hostile/embed.html", { ...choice, locale: choice.locale || language }));
  useFrameScript();
  return (
    <>
      <section className="embed-heard">
        <h2>{text.events}</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard has to reach it */}
        <div className="embed-events" tabIndex={0} aria-label={text.events} role="log">
          {heard.length === 0 && <p>{text.noEvents}</p>}
          {heard.map(({ id, name, detail }) => (
            <p key={id}>
              <b translate="no">{name}</b> <code translate="no">{detail}</code>
            </p>
          ))}
        </div>
      </section>
      <section className="embed-preview" aria-labelledby="embed-preview">
        <h2 id="embed-preview">{text.preview}</h2>
        <p className="caption">{text.previewNote}</p>
        <PreviewFrame key={src} src={src} onEvent={hear} />
      </section>
    </>
  );
}

/** Every choice creates a new frame, because changing the address of an existing one would add an entry to the history. */
function PreviewFrame({ src, onEvent }: { src: string; onEvent: (event: Event) => void }) {
  const text = useText(embedText);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const target = frame.current;
    for (const name of names) target?.addEventListener(name, onEvent);
    return () => {
      for (const name of names) target?.removeEventListener(name, onEvent);
    };
  }, [onEvent]);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page on our own origin
  return <iframe ref={frame} title={text.preview} src={src} allow="fullscreen; clipboard-write" />;
}

/** Loads the helper script of partners' pages, which handles the frame's height and events. */
function useFrameScript(): void {
  useEffect(() => {
    // By import: a policy with Trusted Types forbids setting the address of a script from code.
    void import(/* @vite-ignore */ new URL("/widgets/kulla-frame.js", location.origin).href).catch(() => {});
  }, []);
}

/** The debounced value, so that whatever depends on it does not restart with every keystroke. */
function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
