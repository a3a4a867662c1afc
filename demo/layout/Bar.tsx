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

export function Bar({ isOverBanner, menu }: Props) {
  const words = useText(frameText);
  const { site } = useFacts();
  const search = useSearchBehind();
  return (
    <header className={isOverBanner ? "bar bar-over-banner" : "bar"}>
      <Link href="/" className="logo" onClick={menu.close}>
        <Mark />
        <span translate="no">{site.brand}</span>
      </Link>
      {search !== undefined && (
        <Link href={searchPath + search} className="bar-back" onClick={menu.close}>
          <Arrow />
          <span>{` ${words.toSearch}`}</span>
        </Link>
      )}
      <button
        type="button"
        className="menu-button"
        popoverTarget="menu"
        aria-expanded={menu.isOpen}
        aria-controls="menu"
        aria-label={menu.isOpen ? words.closeMenu : words.openMenu}
      >
        <span />
        <span />
      </button>
      <Menu menu={menu} />
    </header>
  );
}

/** Two stacks of slabs: the towers seen from the park. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 25 24" width="25" height="24" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M0 0h5.2v2.2H0zM0 4.36h8v2.2H0zM0 8.72h10.6v2.2H0zM0 13.08h10.6v2.2H0zM0 17.44h10.6v2.2H0zM0 21.8h10.6V24H0zM19.8 4.36H25v2.2h-5.2zM16.4 8.72H25v2.2h-8.6zM14.4 13.08H25v2.2H14.4zM14.4 17.44H25v2.2H14.4zM14.4 21.8H25V24H14.4z"
      />
    </svg>
  );
}
