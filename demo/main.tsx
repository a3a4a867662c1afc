import "./styles/site.css";
import { namesNoApartment } from "./navigation/navigationState.ts";
import { loadChunk } from "./loading/loadChunk.ts";
import { reportFailedStyleSheets } from "./loading/reportFailedStyleSheets.ts";
import { addressOf, matchRoute } from "./navigation/matchRoute.ts";
import { delayClicksUntilHydrated } from "./elements/delayClicks.ts";
import { keepAskedSearch } from "./navigation/searchAddress.ts";
import { showFirstPicture } from "./elements/showFirstPicture.ts";
import { showLoadFailed } from "./loading/showLoadFailed.ts";
import { captureEarlyPress } from "../src/page/earlyPress.ts";

async function start(): Promise<void> {
  const { startSite } = await loadChunk("The site's code", () => import("./startSite.tsx"));
  await startSite();
}

if (namesNoApartment()) {
  location.replace(addressOf("/click-floor", matchRoute(location.pathname).language));
} else {
  showFirstPicture();
  keepAskedSearch();
  captureEarlyPress(document);
  delayClicksUntilHydrated();
  reportFailedStyleSheets();
  await start().catch((error: unknown) => showLoadFailed(error, start));
}
