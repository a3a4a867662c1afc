import { useState } from "react";
import { Link } from "wouter";
import { ContactLinks } from "../layout/ContactLinks.tsx";
import { apartmentText } from "../text/pages/apartment.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { useIsHydrating } from "./MarkupContext.tsx";

// The picture that showFirstPicture inserted before hydration stays.
const keptMarkup = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * The placeholder of an apartment's preview on a page where only a script can tell which apartment it is. It shows the apartment's first
 * picture as soon as the apartment is known and, if nothing else has loaded for a while, contact details and a link back.
 */
export function WaitingPreview() {
  const { needsScript } = useText(apartmentText);
  const { toPicker } = useText(placesText);
  const isHydrating = useIsHydrating();
  // A page rendered in the browser has no such markup, and strict pages forbid setting markup from scripts.
  const [isPrerendered] = useState(isHydrating);
  return (
    <div className="waiting-preview">
      <div className="waiting-picture" {...(isPrerendered && keptMarkup)} />
      <div className="waiting-words">
        <p>{needsScript}</p>
        <p className="waiting-contact">
          <ContactLinks />
        </p>
        <p>
          <Link href="/click-floor" className="text-link">
            {toPicker}
          </Link>
        </p>
      </div>
    </div>
  );
}
