import { createContext, useContext, useEffect, useState, type ReactNode } from "react";

/** Receives the page's banner, and null when it is removed. */
export const BannerContext = createContext<(banner: Element | null) => void>(() => {});

/** The part of a page that extends behind the bar; the bar turns black once it has scrolled past. */
export function Banner({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section ref={useContext(BannerContext)} className={className}>
      {children}
    </section>
  );
}

type BannerWatch = {
  /** Whether the banner has scrolled past the bar; false if the page does not have one. */
  readonly isPassed: boolean;
  readonly setBanner: (banner: Element | null) => void;
};

/** Watches the banner that a page passes in. */
export function useBannerPassed(): BannerWatch {
  const [banner, setBanner] = useState<Element | null>(null);
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!banner) return undefined;
    // Subtracts the bar's height: the bar turns black where the picture leaves it.
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      rootMargin: "-72px 0px 0px",
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      setPassed(false);
    };
  }, [banner]);
  return { isPassed, setBanner };
}
