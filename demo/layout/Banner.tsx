import { createContext, useContext, useEffect, useState, type ReactNode } from "react";

/** Takes the banner of the page, and null when it leaves. */
export const BannerContext = createContext<(banner: Element | null) => void>(() => {});

/** The part of a page that reaches up under the bar; the bar turns black when it has passed. */
export function Banner({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section ref={useContext(BannerContext)} className={className}>
      {children}
    </section>
  );
}

type BannerWatch = {
  /** Whether the banner has scrolled up past the bar; false if the page does not have one. */
  readonly isPassed: boolean;
  readonly setBanner: (banner: Element | null) => void;
};

/** Watches the banner a page hands over. */
export function useBannerPassed(): BannerWatch {
  const [banner, setBanner] = useState<Element | null>(null);
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!banner) return undefined;
    // The bar's height is taken off the top: black begins where the picture leaves the bar.
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
