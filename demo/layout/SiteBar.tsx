import { Link } from "wouter";
import { searchPath } from "../navigation/searchAddress.ts";
import { useSearchBehind } from "../navigation/useNavigationState.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";
import { Arrow } from "./Arrow.tsx";
import { Menu } from "./menu/Menu.tsx";
import type { MenuState } from "./menu/useMenu.ts";

type Props = { readonly isOverBanner: boolean; readonly menu: MenuState };

export function SiteBar({ isOverBanner, menu }: Props) {
  const text = useText(frameText);
  const { site } = useFacts();
  const search = useSearchBehind();
  return (
    <header className={isOverBanner ? "bar bar-over-banner" : "bar"}>
      <Link href="/" className="logo" onClick={menu.close}>
        <Logo />
        <span translate="no">{site.brand}</span>
      </Link>
      {search !== undefined && (
        <Link href={searchPath + search} className="bar-back" onClick={menu.close}>
          <Arrow />
          <span>{` ${text.toSearch}`}</span>
        </Link>
      )}
      <button
        type="button"
        className="menu-button"
        popoverTarget="menu"
        aria-expanded={menu.isOpen}
        aria-controls="menu"
        aria-label={menu.isOpen ? text.closeMenu : text.openMenu}
      >
        <span />
        <span />
      </button>
      <Menu menu={menu} />
    </header>
  );
}

/** The brand's mark, if the site has one. */
export function Logo() {
  const { mark } = useFacts().site;
  if (!mark) return null;
  const { path, width, height, evenOdd } = mark;
  return (
    <svg
      className="mark"
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round((24 * width) / height)}
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" {...(evenOdd && { fillRule: "evenodd" as const })} d={path} />
    </svg>
  );
}
