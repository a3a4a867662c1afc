import { Link } from "wouter";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";
import { Mark } from "./Mark.tsx";
import { Menu } from "./Menu.tsx";
import type { MenuState } from "./useMenu.ts";

type Props = { readonly isOverBanner: boolean; readonly menu: MenuState };

export function Bar({ isOverBanner, menu }: Props) {
  const words = useText(frameText);
  return (
    <header className={isOverBanner ? "bar bar-over-banner" : "bar"}>
      <Link href="/" className="logo" onClick={menu.close}>
        <Mark />
        {words.name}
      </Link>
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
