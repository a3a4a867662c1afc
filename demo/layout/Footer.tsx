import { Link } from "wouter";
import { useFacts } from "../text/FactsContext.tsx";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { Logo } from "./SiteBar.tsx";
import { useLinkName } from "./useLinkName.ts";

export function Footer({ isInert }: { isInert: boolean }) {
  const { address, links, site } = useFacts();
  const text = useText(frameText);
  const nameOf = useLinkName();
  return (
    <footer className="footer" inert={isInert}>
      <div className="footer-groups">
        <Link href="/" className="logo">
          <Logo />
          <span translate="no">{site.brand}</span>
        </Link>
        <address className="footer-group">
          <span>{address}</span>
          <ContactLinks />
        </address>
        <nav className="footer-group" aria-label={text.footer}>
          {site.footer.map(({ to, name }) => (
            <Link key={to} href={to}>
              {nameOf(name)}
            </Link>
          ))}
        </nav>
        <div className="footer-group">
          {links.map(({ name, url }) => (
            <a key={url} href={url} rel="noopener">
              {name}
            </a>
          ))}
        </div>
      </div>
      {site.copyright && <p className="footer-note">{site.copyright}</p>}
    </footer>
  );
}
