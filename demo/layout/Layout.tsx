import { useEffect, useState, type ReactNode } from "react";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";
import { BannerContext } from "./BannerContext.ts";
import { Bar } from "./Bar.tsx";
import { Footer } from "./Footer.tsx";
import { useBannerPassed } from "./useBannerPassed.ts";

type Props = { readonly hasBanner: boolean; readonly children: ReactNode };

/** Bar, menu and footer around a page. */
export function Layout({ hasBanner, children }: Props) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const words = useText(frameText);
  const { isPassed, setBanner } = useBannerPassed();

  useEffect(() => {
    document.documentElement.classList.toggle("is-locked", isMenuOpen);
    return () => document.documentElement.classList.remove("is-locked");
  }, [isMenuOpen]);

  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setMenuOpen(false);
    };
    const leave = (): void => setMenuOpen(false);
    document.addEventListener("keydown", close);
    window.addEventListener("popstate", leave);
    return () => {
      document.removeEventListener("keydown", close);
      window.removeEventListener("popstate", leave);
    };
  }, [isMenuOpen]);

  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Bar isOverBanner={hasBanner && !isPassed} isMenuOpen={isMenuOpen} onToggle={() => setMenuOpen(!isMenuOpen)} />
      <main id="main" className={hasBanner ? "page page-under-bar" : "page"} tabIndex={-1} inert={isMenuOpen}>
        <BannerContext value={setBanner}>{children}</BannerContext>
      </main>
      <Footer isInert={isMenuOpen} />
    </>
  );
}
