import { fileText } from "../facts/fileText.ts";
import { floorPath } from "../navigation/floorPath.ts";
import type { Listing } from "../facts/listings.ts";
import { ContactLinks } from "../layout/ContactLinks.tsx";
import { apartmentText } from "../text/apartment.ts";
import { useLanguage, useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { FallbackPicture } from "./FallbackPicture.tsx";
import { ListingFacts } from "./ListingFacts.tsx";
import { Trail } from "./Trail.tsx";

/** One home without scripts: pictures, facts, plan and rooms, and whom to ask; laid out as the preview will stand. */
export function ListingFallback({ listing }: { listing: Listing }) {
  const { tower, floor, apartment, layout } = listing;
  const words = useText(placesText);
  const language = useLanguage();
  // A drawing among the pictures is the plan once more.
  const [first, ...others] = (layout?.pictures ?? []).filter(({ src }) => !src.endsWith(".svg"));
  const part = tower.id === "k5" ? "" : `#${tower.id}`;
  const steps = [
    { name: fileText(tower.name, language), to: `/click-floor${part}` },
    { name: words.floor(floor), to: floorPath(floor) + part },
  ];
  return (
    <div className="home-fallback listing">
      <div>
        <div className="home-view">
          {first && <FallbackPicture picture={first} sizes="(min-width: 900px) 65vw, 100vw" isFirst />}
        </div>
        <div className="listing-stills">
          {others.map((picture) => (
            <FallbackPicture key={picture.src} picture={picture} sizes="50vw" />
          ))}
        </div>
      </div>
      <div className="listing-column">
        <Trail steps={steps} here={words.apartment(apartment.number)} />
        <h2>{words.apartment(apartment.number)}</h2>
        <div className="listing-what">
          <ListingFacts listing={listing} />
          <ListingPlan listing={listing} />
        </div>
        <Asking />
      </div>
    </div>
  );
}

function ListingPlan({ listing: { layout } }: { listing: Listing }) {
  const words = useText(placesText);
  const { plan: name } = useText(apartmentText);
  const language = useLanguage();
  const { plan, rooms = [] } = layout ?? {};
  if (!plan) return null;
  return (
    <figure className="listing-plan" aria-label={name}>
      <FallbackPicture picture={plan} sizes="320px" />
      <ul className="listing-rooms">
        {rooms.map((room, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rooms may have the same name and area
          <li key={index}>
            {fileText(room.name, language)} <span>{words.area(room.area)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Where the button for the price will stand: phone and e-mail until it does. */
function Asking() {
  const { ask } = useText(apartmentText);
  return (
    <p className="listing-asking">
      {ask} <ContactLinks />
    </p>
  );
}
