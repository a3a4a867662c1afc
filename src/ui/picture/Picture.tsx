import {
  createContext,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from "react";
import { useIsServerRendered } from "../../hooks/useIsServerRendered.ts";
import { usePictureSource } from "../../hooks/usePictureSource.ts";
import { textWithLanguage } from "../../text/textWithLanguage.ts";
import { usePageAddress } from "../PageOrigin.tsx";
import { useLocale, useTexts } from "../TextsContext.tsx";

/** A picture of the project file; `alt` in one or several languages. */
export type ShownPicture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | { readonly [language: string]: string };
  readonly placeholder?: string;
  readonly whole?: boolean;
  readonly truth?: "photo" | "rendering" | "edited" | "asBuilt";
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[];
};

type Props = {
  readonly picture: ShownPicture;
  /** Replaces `picture` in windows narrower than 560 px. */
  readonly upright?: ShownPicture | undefined;
  readonly sizes: string;
  /** The main content: loaded eagerly. */
  readonly eager?: boolean;
  /** Visitors wait for it: after a while a message is shown. Default: `eager`. */
  readonly isAwaited?: boolean;
  /** Its container (a button, a tour) describes it: on failure it shows only `failedText`, or nothing. */
  readonly isQuiet?: boolean;
  /** The message on failure; default: that the picture did not load. */
  readonly failedText?: string;
  readonly onReady?: () => void;
  readonly onFail?: () => void;
};

/** "lazy" for server markup that is not visible initially, which then loads no picture eagerly. */
export const PictureLoading = createContext<"eager" | "lazy">("eager");

/** Also the class of the image; with `at-once` it does not fade in. */
type State = "loading" | "ready" | "ready at-once" | "failed";

/** The windows that show a picture's portrait version. */
export const uprightWindow = "(max-width: 559.98px)";

/** A picture that loads faster was in the cache. */
const cachedMs = 120;
/** A picture that takes longer gets a message; it may still load. */
const lateMs = 12_000;
/** The time in which the browser aborts the request of a removed picture. */
const abortMs = 400;

/** A picture in its box: a blurred placeholder, then the picture; on failure a message and a retry button. */
export function Picture(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} isFirst={attempt === 0} onRetry={() => setAttempt(attempt + 1)} />;
}

type AttemptProps = Props & { readonly isFirst: boolean; readonly onRetry: () => void };

function Attempt(props: AttemptProps) {
  const { eager, isAwaited = eager ?? false, onReady, onFail } = props;
  const isServerRendered = useIsServerRendered();
  const [state, setState] = useState<State>(isServerRendered ? "ready at-once" : "loading");
  const [startMs] = useState(() => performance.now());
  const isLate = useIsLate(state === "loading" && isAwaited, lateMs);
  const ready = (): void => {
    // A picture in the cache, such as one of the fallback children, must not fade in again.
    setState(performance.now() - startMs < cachedMs ? "ready at-once" : "ready");
    onReady?.();
  };
  const fail = (): void => {
    setState("failed");
    onFail?.();
  };
  const retry = (): void => {
    // Aborts a hanging request first, because the next attempt would wait for it.
    setState("failed");
    setTimeout(props.onRetry, abortMs);
  };
  const parts = { state, isHidden: isLate, isServerRendered: isServerRendered && props.isFirst };
  return (
    <>
      {state !== "failed" && <Image {...props} {...parts} onReady={ready} onFail={fail} />}
      {(isLate || state === "failed") && <Failed {...props} onRetry={retry} />}
    </>
  );
}

function Failed({ isQuiet, failedText, isFirst, onRetry }: AttemptProps) {
  const texts = useTexts();
  const retry = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // After a retry, unless the focus has moved elsewhere.
    if (!isFirst && hasNoFocus(retry.current)) retry.current?.focus({ preventScroll: true });
  }, [isFirst]);
  if (isQuiet) return <span className="picture failed">{failedText}</span>;
  return (
    <div className="picture failed" role="alert">
      <p>{failedText ?? texts.pictureFailedAlone}</p>
      <button ref={retry} type="button" part="link" className="text-link" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

function Image(
  props: AttemptProps & {
    readonly state: State;
    readonly isHidden: boolean;
    readonly isServerRendered: boolean;
    readonly onReady: () => void;
    readonly onFail: () => void;
  },
) {
  const { picture, sizes, eager, isFirst, state, isHidden, isServerRendered, onReady, onFail } = props;
  const locale = useLocale();
  const isEager = useContext(PictureLoading) === "eager" && eager;
  const addressOf = usePageAddress();
  const src = addressOf(picture.src);
  const image = usePictureSource(src);
  const { width, height, alt, placeholder } = picture;
  const alternative = textWithLanguage(alt, locale);
  useLayoutEffect(() => {
    // The retry button has been removed: the focus moves here, so that it stays inside a dialog.
    if (!isFirst) image.current?.closest<HTMLElement>(".picture")?.focus({ preventScroll: true });
  }, [image, isFirst]);
  useEarlyResult(image, isServerRendered, (hasLoaded) => (hasLoaded ? onReady() : onFail()));
  return (
    <span className="picture" hidden={isHidden} tabIndex={isFirst ? undefined : -1}>
      {placeholder && <Placeholder src={placeholder} />}
      <picture>
        {/* Retries use only `src`, because one of the sources may be broken. */}
        {isFirst && <Sources {...props} />}
        <img
          ref={image}
          className={state}
          src={isServerRendered ? src : undefined}
          sizes={sizes}
          width={width}
          height={height}
          alt={alternative.text}
          lang={alternative.lang}
          decoding="async"
          loading={isEager ? "eager" : "lazy"}
          fetchPriority={isEager ? "high" : "auto"}
          // Server markup may have another value (PictureLoading).
          suppressHydrationWarning
          onLoad={onReady}
          onError={onFail}
        />
      </picture>
    </span>
  );
}

/** Reports a picture of server markup that loaded or failed before hydration, whose events were missed. */
function useEarlyResult(
  image: RefObject<HTMLImageElement | null>,
  isServerRendered: boolean,
  onResult: (hasLoaded: boolean) => void,
): void {
  const reportResult = useEffectEvent(() => {
    if (image.current?.complete) onResult(image.current.naturalWidth > 0);
  });
  useLayoutEffect(() => {
    if (isServerRendered) reportResult();
  }, [isServerRendered]);
}

/** Not an `img` element, because it is only the preview of one. */
function Placeholder({ src }: { readonly src: string }) {
  return (
    <svg className="placeholder" aria-hidden="true">
      <image href={src} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />
    </svg>
  );
}

function Sources({ picture, upright, sizes }: Pick<Props, "picture" | "upright" | "sizes">) {
  const { sources = [] } = picture;
  const addressOf = usePageAddress();
  return (
    <>
      {upright?.sources?.map(({ type, srcset }) => (
        <source key={`upright ${type}`} media={uprightWindow} type={type} srcSet={addressOf(srcset)} sizes="100vw" />
      ))}
      {upright && <source media={uprightWindow} srcSet={addressOf(upright.src)} />}
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={addressOf(srcset)} sizes={sizes} />
      ))}
    </>
  );
}

function hasNoFocus(element: Element | null): boolean {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot && !root.activeElement;
}

/** Whether the wait has lasted `afterMs`; the timer runs only while waiting. */
function useIsLate(isWaiting: boolean, afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, afterMs]);
  return isLate && isWaiting;
}

type ShapeProps = {
  readonly picture: { readonly width: number; readonly height: number };
  readonly className?: string;
};

/** Larger than any container, px: style sheets can only make it smaller. */
const widestPx = 8000;

/** An empty element that gives its container the aspect ratio of a picture. */
export function PictureShape({ picture: { width, height }, className = "" }: ShapeProps) {
  const heightPx = Math.round((widestPx * height) / width);
  const shape = { width: widestPx, height: heightPx, viewBox: `0 0 ${width} ${height}` };
  return <svg className={`shape ${className}`} {...shape} aria-hidden="true" />;
}
