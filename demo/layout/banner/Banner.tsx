import { createContext, type ReactNode, useContext } from "react";

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
