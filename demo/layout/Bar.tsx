import { Link } from "wouter";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";
import { Mark } from "./Mark.tsx";
import { Menu } from "./Menu.tsx";

type Props = {
  readonly isOverBanner: boolean;
  readonly isMenuOpen: boolean;
  readonly onToggle: () => void;
};

export function Bar({ isOverBanner, isMenuOpen, onToggle }: Props) {
  const words = useText(frameText);
  return (
    <header className={isOverBanner && !isMenuOpen ? "bar bar-over-banner" : "bar"}>
      <Link href="/" className="logo" inert={isMenuOpen}>
        <Mark />
        {words.name}
      </Link>
      <button
        type="button"
        className="menu-button"
        aria-expanded={isMenuOpen}
        aria-controls="menu"
        aria-label={isMenuOpen ? words.closeMenu : words.openMenu}
        onClick={onToggle}
      >
        <span />
        <span />
      </button>
      <Menu isOpen={isMenuOpen} onClose={onToggle} />
    </header>
  );
}
