import { memo } from "react";
import type { Hotspot } from "./hotspot.ts";

/** One outline per region; a link if the page has an address for it. */
export const Regions = memo(function Regions({ hotspots }: { readonly hotspots: readonly Hotspot[] }) {
  return hotspots.map((hotspot, index) => <Region key={hotspot.id} hotspot={hotspot} isTabStop={index === 0} />);
});

function Region({ hotspot, isTabStop }: { readonly hotspot: Hotspot; readonly isTabStop: boolean }) {
  const { id, outline, name, label, status, count, href } = hotspot;
  const region = {
    part: "region",
    "data-region": id,
    "data-label": label,
    "data-status": status,
    "data-count": count,
    "aria-label": name,
    tabIndex: isTabStop ? 0 : -1,
  };
  if (href === undefined) return <path {...region} d={outline} role="button" />;
  return (
    <a {...region} href={href}>
      <path d={outline} />
    </a>
  );
}
