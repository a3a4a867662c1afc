import "./styles/site.css";
import { lacksHome } from "./content/lacksHome.ts";
import { loadChunk } from "./content/loadChunk.ts";
import { mendStyles } from "./content/mendStyles.ts";
import { addressOf, placeOf } from "./content/placeOf.ts";
import { reloadIfReachable } from "./content/reloadIfReachable.ts";
import { showStill } from "./content/showStill.ts";
import { tellLoadFailed } from "./content/tellLoadFailed.ts";

async function start(): Promise<void> {
  const { startSite } = await loadChunk("The site's code", () => import("./startSite.tsx"));
  await startSite();
}

if (lacksHome()) {
  location.replace(addressOf("/click-floor", placeOf(location.pathname).language));
} else {
  showStill();
  mendStyles();
  await start().catch((error: unknown) => {
    // Once more here, as most browsers ask again; where that fails too by a reload.
    tellLoadFailed(error, () => start().catch(reloadIfReachable));
  });
}
