import { useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { menuLinks } from "../content/menuLinks.ts";
import { placeOf } from "../content/placeOf.ts";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";
import { Arrow } from "./Arrow.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { Elevation } from "./Elevation.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { Mark } from "./Mark.tsx";
import { useFocusInside } from "./useFocusInside.ts";

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/**
 * The full-screen menu: a dialog under the bar's button, so that the button which opened it also closes it. The page behind is
 * inert and Escape closes (Layout); Tab goes round inside.
 */
export function Menu({ isOpen, onClose }: Props) {
  const words = useText(frameText);
  const dialog = useRef<HTMLDialogElement>(null);
  const goRound = useFocusInside(dialog, isOpen);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <dialog ref={dialog} id="menu" className="menu" open={isOpen} aria-label={words.menu} onKeyDown={goRound}>
      <Link href="/" className="logo menu-logo" onClick={onClose} aria-label={words.home}>
        <Mark />
        {words.name}
      </Link>
      <nav className="menu-links" aria-label={words.menu}>
        {menuLinks.map((link) => (
          <MenuLink key={link.to} link={link} onPress={onClose} />
        ))}
      </nav>
      <div className="menu-drawing">{wasOpened && <Elevation />}</div>
      <div className="menu-foot">
        <div className="menu-contact">
          <ContactLinks />
        </div>
        <LanguageLinks label={words.languages} onPress={onClose} />
      </div>
      <button type="button" className="menu-leave" onClick={onClose}>
        {words.closeMenu}
      </button>
    </dialog>
  );
}

type MenuLinkProps = { readonly link: (typeof menuLinks)[number]; readonly onPress: () => void };

function MenuLink({ link, onPress }: MenuLinkProps) {
  const words = useText(frameText);
  const [path] = useLocation();
  const { to, name } = link;
  const isCurrent = placeOf(path).route.path === to;
  return (
    <Link
      href={to}
      className={"isRed" in link ? "menu-link menu-link-red" : "menu-link"}
      onClick={onPress}
      {...(isCurrent && { "aria-current": "page" as const })}
    >
      <span className="menu-name">{words[name]}</span>
      {isCurrent ? <span className="menu-here">{words.youAreHere}</span> : <Arrow />}
    </Link>
  );
}
