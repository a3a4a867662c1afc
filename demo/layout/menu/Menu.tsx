import { classes, longestWord } from "../longestWord.ts";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { matchRoute } from "../../navigation/matchRoute.ts";
import { useFacts } from "../../text/FactsContext.tsx";
import { frameText } from "../../text/frame.ts";
import { useText } from "../../text/LanguageContext.tsx";
import { Arrow } from "../Arrow.tsx";
import { ContactLinks } from "../ContactLinks.tsx";
import { useLinkName } from "../useLinkName.ts";
import { Elevation } from "./Elevation.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { useFocusTrap } from "./useFocusTrap.ts";
import type { MenuState } from "./useMenu.ts";
import type { SiteLink } from "../../facts/siteFacts.ts";

/**
 * The menu: a dialog over everything except the bar, so that the button that opened it also closes it. The page behind is inert (Layout);
 * Tab cycles inside the menu.
 */
export function Menu({ menu: { element, isOpen = false, close, onToggle } }: { menu: MenuState }) {
  const text = useText(frameText);
  const { site } = useFacts();
  const nameOf = useLinkName();
  const names = site.menu.map(({ name }) => nameOf(name));
  const goRound = useFocusTrap(element, isOpen);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <dialog
      ref={element}
      id="menu"
      className="menu"
      popover="auto"
      aria-label={text.menu}
      onToggle={onToggle}
      onKeyDown={goRound}
    >
      <nav className={classes("menu-links", longestWord(names.join(" ")))} aria-label={text.menu}>
        {site.menu.map((link) => (
          <MenuLink key={link.to} link={link} onPress={close} />
        ))}
      </nav>
      <div className="menu-drawing">{wasOpened && site.hasElevation && <Elevation />}</div>
      <div className="menu-foot">
        <div className="menu-contact">
          <ContactLinks />
        </div>
        <LanguageLinks label={text.languages} onPress={close} />
      </div>
      <button type="button" className="menu-leave" popoverTarget="menu" popoverTargetAction="hide">
        {text.closeMenu}
      </button>
    </dialog>
  );
}

type MenuLinkProps = { readonly link: SiteLink; readonly onPress: () => void };

function MenuLink({ link, onPress }: MenuLinkProps) {
  const text = useText(frameText);
  const nameOf = useLinkName();
  const [path] = useLocation();
  const { to, name } = link;
  const isCurrent = matchRoute(path).route.path === to;
  return (
    <Link
      href={to}
      className={name === "brochure" ? "menu-link menu-link-red" : "menu-link"}
      onClick={onPress}
      {...(isCurrent && { "aria-current": "page" as const })}
    >
      <span className="menu-name">{nameOf(name)}</span>
      {isCurrent ? <span className="menu-here">{text.youAreHere}</span> : <Arrow />}
    </Link>
  );
}
