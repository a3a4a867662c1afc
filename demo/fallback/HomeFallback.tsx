import { Link } from "wouter";
import { apartmentText } from "../text/apartment.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { ContactLinks } from "../layout/ContactLinks.tsx";

/** The preview needs scripts; without them: whom to call, and the way back. It shows only when nothing else came for a while. */
export function HomeFallback() {
  const { needsScript } = useText(apartmentText);
  const { toPicker } = useText(placesText);
  return (
    <div className="home-fallback">
      <div className="home-view" />
      <div className="home-words">
        <p>{needsScript}</p>
        <p className="home-contact">
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
