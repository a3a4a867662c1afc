import "./styles/site.css";
import { namesNoApartment } from "./navigation/navigationState.ts";
import { loadChunk } from "./loading/loadChunk.ts";
import { mendStyles } from "./loading/mendStyles.ts";
import { addressOf, placeOf } from "./navigation/placeOf.ts";
import { delayClicksUntilHydrated } from "./elements/delayClicks.ts";
import { keepAskedSearch } from "./navigation/searchAddress.ts";
import { showStill } from "./elements/showStill.ts";
import { tellLoadFailed } from "./loading/tellLoadFailed.ts";

async function start(): Promise<void> {
  const { startSite } = await loadChunk("The site's code", () => import("./startSite.tsx"));
  await startSite();
}

if (namesNoApartment()) {
  location.replace(addressOf("/click-floor", placeOf(location.pathname).language));
} else {
  showStill();
  keepAskedSearch();
  delayClicksUntilHydrated();
  mendStyles();
  await start().catch((error: unknown) => tellLoadFailed(error, start));
}
