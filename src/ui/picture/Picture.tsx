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
import { inLanguage } from "../../text/languageIn.ts";
import { usePageAddress } from "../PageOrigin.tsx";
import { useLocale, useTexts } from "../TextsContext.tsx";

/** A picture as the project file has it; `alt` in one or in several languages. */
export type ShownPicture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | { readonly [language: string]: string };
  readonly placeholder?: string;
  readonly whole?: boolean;
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[];
};

type Props = {
  readonly picture: ShownPicture;
  /** Shown in its place in windows of fewer than 560 px. */
  readonly upright?: ShownPicture | undefined;
  readonly sizes: string;
  /** It is what the visitor came for: fetched at once. */
  readonly eager?: boolean;
  /** Visitors wait for it now: after a while it says so. Default: when it is eager. */
  readonly isAwaited?: boolean;
  /** What it stands in or behind speaks for it (a button, a tour): when it fails that only says `failedText`, or nothing. */
  readonly isQuiet?: boolean;
  /** Said when it fails; default: that the picture did not load. */
  readonly failedText?: string;
  readonly onReady?: () => void;
  readonly onFail?: () => void;
};

/** "lazy" where a server renders what is not seen first: no picture is fetched at once then. */
export const PictureLoading = createContext<"eager" | "lazy">("eager");

type State = "loading" | "ready" | "ready at-once" | "failed";

/** Windows in which a picture that has an upright one shows that. */
export const uprightWindow = "(max-width: 559.98px)";

/** What came this fast was not waited for; what takes this long gets a sentence, and may still come. */
const [quickMs, longMs, quitMs] = [120, 12_000, 400];

/** A picture in its box: the blurred placeholder first, then the picture; when it fails, a sentence and a retry in place. */
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
  const isLate = useIsLate(state === "loading" && isAwaited, longMs);
  const ready = (): void => {
    // A picture the page already has (in the children the element stands in for) must not fade in anew.
    setState(performance.now() - startMs < quickMs ? "ready at-once" : "ready");
    onReady?.();
  };
  const fail = (): void => {
    setState("failed");
    onFail?.();
  };
  const retry = (): void => {
    // A request that hangs is given up first, which a busy browser does late: it would let the next one wait for it.
    setState("failed");
    setTimeout(props.onRetry, quitMs);
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
    // It was pressed before and the focus is nowhere else by now.
    if (!isFirst && hasNoFocus(retry.current)) retry.current?.focus({ preventScroll: true });
  }, [isFirst]);
  if (isQuiet) return <span className="picture failed">{failedText}</span>;
  return (
    <div className="picture failed" role="alert">
      <p>{failedText ?? texts.pictureFailedAlone}</p>
      <button ref={retry} type="button" className="text-link" onClick={onRetry}>
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
  const alternative = inLanguage(alt, locale);
  useLayoutEffect(() => {
    // The button that was pressed is gone: the focus moves here, so that it stays inside a dialog.
    if (!isFirst) image.current?.closest<HTMLElement>(".picture")?.focus({ preventScroll: true });
  }, [image, isFirst]);
  useMissedEnd(image, isServerRendered, (isFine) => (isFine ? onReady() : onFail()));
  return (
    <span className="picture" hidden={isHidden} tabIndex={isFirst ? undefined : -1}>
      {placeholder && <Placeholder src={placeholder} />}
      <picture>
        {/* A second attempt does without the sources: one of them may be what is broken. */}
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

/** What came with the page may have come, or failed, before anybody listened. */
function useMissedEnd(
  image: RefObject<HTMLImageElement | null>,
  cameWithPage: boolean,
  onEnd: (isFine: boolean) => void,
): void {
  const settle = useEffectEvent(() => {
    if (image.current?.complete) onEnd(image.current.naturalWidth > 0);
  });
  useLayoutEffect(() => {
    if (cameWithPage) settle();
  }, [cameWithPage]);
}

/** No `img`: it is no picture of its own. */
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

/** Whether something that is waited for has taken `afterMs`; no timer runs while nothing is waited for. */
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

/** Larger than any place for it, px: a style sheet can only make it smaller. */
const widestPx = 8000;

/** Nothing to see: it gives what holds it the shape of a picture, in the width or the height there is. */
export function PictureShape({ picture: { width, height }, className = "" }: ShapeProps) {
  const heightPx = Math.round((widestPx * height) / width);
  const shape = { width: widestPx, height: heightPx, viewBox: `0 0 ${width} ${height}` };
  return <svg className={`shape ${className}`} {...shape} aria-hidden="true" />;
}
