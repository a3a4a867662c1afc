import { useCallback, useEffect, useRef, useState } from "react";
import { namesOf, passedByFrame } from "../../widgets/contract/contract.ts";
import { embedText } from "../text/pages/embed.ts";
import { useText } from "../text/LanguageContext.tsx";
import { type EmbedChoice, frameAddress } from "../content/embedChoice.ts";

const names = namesOf(passedByFrame);

type Heard = { readonly id: number; readonly name: string; readonly detail: string };

const most = 30;

/** A partner types a name: one new frame for it, not one per letter. */
const debounceMs = 400;

/** The chosen element in a page with hostile styles, after what a page around it hears: the frame is as high as its screen, and the list does not move with it. */
export function LivePreview({ choice }: { choice: EmbedChoice }) {
  const text = useText(embedText);
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  const hear = useCallback((event: Event) => {
    const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : "";
    setHeard((old) => [{ id: (old[0]?.id ?? 0) + 1, name: event.type, detail }, ...old].slice(0, most));
  }, []);
  const src = useCalm(frameAddress("/hostile/embed.html", choice));
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

/** A new frame for every choice: one that changes its address would leave a step in the history. */
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

/** The helper a partner's page loads: heights and events of the frame. */
function useFrameScript(): void {
  useEffect(() => {
    // By import: a policy with Trusted Types lets no code set the address of a script.
    void import(/* @vite-ignore */ new URL("/widgets/kulla-frame.js", location.origin).href).catch(() => {});
  }, []);
}

/** The value, debounced: what depends on it does not restart with every key. */
function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
