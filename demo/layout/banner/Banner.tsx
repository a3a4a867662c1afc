import { useContext, type ReactNode } from "react";
import { BannerContext } from "./BannerContext.ts";

/** The part of a page that reaches up under the bar; the bar turns black when it has passed. */
export function Banner({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section ref={useContext(BannerContext)} className={className}>
      {children}
    </section>
  );
}
