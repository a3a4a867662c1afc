import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useWindowEvent } from "../hooks/useWindowEvent.ts";
import type { Locale } from "../text/locale.ts";
import { hasFrameFailed, hasLoaded, isOwnTour } from "./frameContent.ts";
import { useExpanded } from "./useExpanded.ts";
import { useTourMessages } from "./useTourMessages.ts";

/** `missing`: its address does not exist; `silent`: it did not open in time. */
export type TourState = "loading" | "open" | "missing" | "silent";

export type TourFrameOptions = {
  /** Absolute address; `undefined` while no tour is open. */
  readonly url: string | undefined;
  readonly locale: Locale;
  /** The frame fills the entire page, so nothing scrolls. */
  readonly fills: boolean;
  /** The visitor pressed Escape in the tour. */
  readonly onClose: () => void;
};

/** Everything needed for an iframe of the tour in a `popover` box. */
export type TourFrameView = {
  readonly state: TourState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onLoad: () => void;
  /** Retries; every attempt needs a new frame. */
  readonly retry: () => void;
  readonly attempt: number;
};

const loadTimeoutMs = 20_000;
/** Tours by other vendors send no messages: they are shown this long after they have loaded. */
const strangerMs = 3000;

/** Whether the visitor has just pressed something in this page or its frames; only then may a tour fill the window. Older browsers lack this. */
function isPressed(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.isActive ?? true;
}

/** A tour in a frame, for the pages of tours and the preview: it counts as open when it sends `ready`. */
export function useTourFrame({ url, locale, fills, onClose }: TourFrameOptions): TourFrameView {
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt} ${url}`;
  const [answer, setAnswer] = useState<{ readonly question: string; readonly state: TourState | "stranger" }>();
  const state = answer?.question === question ? answer.state : "loading";
  const settle = (next: TourState | "stranger"): void =>
    setAnswer((old) => (old?.question === question && old.state === "open" ? old : { question, state: next }));
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { isGrown, grow } = useExpanded(box);
  const { hello, post } = useTourMessages({ frame, url }, (message, reply) => {
    if (message.say === "ready") settle("open");
    else if (message.say === "close") onClose();
    else if (message.say === "grow" && (!message.grown || isPressed()))
      reply({ say: "grown", grown: grow(message.grown) });
  });
  const giveBack = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    // Nothing else may handle the key: the tour covers the page.
    event.preventDefault();
    event.stopPropagation();
    post({ say: "grown", grown: grow(false) });
  };
  useWindowEvent("keydown", giveBack, isGrown, true);

  const look = async (): Promise<void> => {
    hello({ locale, fills });
    const element = frame.current;
    if (!element || !url) return;
    const hasFailed = await hasFrameFailed(element, url);
    if (!element.isConnected) return;
    if (hasFailed) settle("missing");
    else if (!isOwnTour(element)) settle("stranger");
  };
  // Server markup may contain the frame, which has loaded before this code.
  const lookAtOnce = useEffectEvent(() => void (frame.current && hasLoaded(frame.current) && look()));
  useEffect(() => lookAtOnce(), [question]);
  const wait = useEffectEvent((next: TourState) => settle(next));
  useEffect(() => {
    if (!url || (state !== "loading" && state !== "stranger")) return undefined;
    const [ms, next] = state === "loading" ? ([loadTimeoutMs, "silent"] as const) : ([strangerMs, "open"] as const);
    const timer = setTimeout(() => wait(next), ms);
    return () => clearTimeout(timer);
  }, [url, question, state]);
  return {
    state: state === "stranger" ? "loading" : state,
    frame,
    box,
    attempt,
    retry: () => setAttempt(attempt + 1),
    onLoad: () => void look(),
  };
}
