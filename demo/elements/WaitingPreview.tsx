import { useState } from "react";
import { Link } from "wouter";
import { ContactLinks } from "../layout/ContactLinks.tsx";
import { apartmentText } from "../text/pages/apartment.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { useIsHydrating } from "./MarkupContext.tsx";

// The picture that showFirstPicture inserted before hydration stays.
const still = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * A placeholder in the preview of an apartment that only scripts can determine. It shows the apartment's first picture as soon as the
 * apartment is known and, if nothing else has loaded for a while, contact details and a link back.
 */
export function WaitingPreview() {
  const { needsScript } = useText(apartmentText);
  const { toPicker } = useText(placesText);
  const isHydrating = useIsHydrating();
  // A page rendered in the browser has no such markup, and strict pages forbid setting markup from scripts.
  const [cameWithPage] = useState(isHydrating);
  return (
    <div className="waiting-preview">
      <div className="waiting-picture" {...(cameWithPage && still)} />
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
