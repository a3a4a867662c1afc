import { useState } from "react";
import { Link } from "wouter";
import { ContactLinks } from "../layout/ContactLinks.tsx";
import { apartmentText } from "../text/pages/apartment.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { useIsTakingOver } from "./MarkupContext.tsx";

// What showStill has put there before the page came alive stays.
const still = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * Stands in the preview of an apartment that only scripts can know: its first picture, as soon as that is clear; and, where nothing
 * else came for a while, whom to call and the way back.
 */
export function WaitingPreview() {
  const { needsScript } = useText(apartmentText);
  const { toPicker } = useText(placesText);
  const isTakingOver = useIsTakingOver();
  // A page rendered in the browser has no markup for it, and strict pages forbid setting markup from scripts.
  const [cameWithPage] = useState(isTakingOver);
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
