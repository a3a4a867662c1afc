import { place } from "../content/place.ts";
import { OutsideLink } from "../layout/Arrow.tsx";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";
import { SiteMap } from "./SiteMap.tsx";

export function LocationSection() {
  const text = useText(homePartsText);
  return (
    <div className="location">
      <div className="location-words">
        <h2 className="title">{text.place}</h2>
        <p className="lead">{text.placeLead}</p>
        <OutsideLink to={place.mapUrl}>{text.openMap}</OutsideLink>
      </div>
      <SiteMap />
    </div>
  );
}
