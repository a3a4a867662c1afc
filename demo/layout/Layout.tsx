import type { ReactNode } from "react";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";
import { BannerContext, useBannerPassed } from "./Banner.tsx";
import { SiteBar } from "./SiteBar.tsx";
import { Footer } from "./Footer.tsx";
import { useMenu } from "./menu/useMenu.ts";

type Props = {
  /** The page's name, for visitors who land on it before its own title has loaded. */
  readonly name: string;
  readonly hasHeroPicture: boolean;
  readonly children: ReactNode;
};

/** The bar, menu and footer around a page. */
export function Layout({ name, hasHeroPicture, children }: Props) {
  const menu = useMenu();
  const text = useText(frameText);
  const { isPassed, setBanner } = useBannerPassed();
  return (
    <>
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <SiteBar isOverBanner={hasHeroPicture && !isPassed} menu={menu} />
      <main
        id="main"
        className={hasHeroPicture ? "page page-under-bar" : "page"}
        aria-label={name}
        tabIndex={-1}
        inert={menu.isOpen}
      >
        <BannerContext value={setBanner}>{children}</BannerContext>
      </main>
      <Footer isInert={menu.isOpen === true} />
    </>
  );
}
