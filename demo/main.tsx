import "./styles/site.css";
import { heroShown } from "./content/heroShown.ts";
import { keepEarlyPress } from "./content/keepEarlyPress.ts";
import { lacksHome } from "./content/lacksHome.ts";
import { loadChunk } from "./content/loadChunk.ts";
import { mendStyles } from "./content/mendStyles.ts";
import { addressOf, placeOf } from "./content/placeOf.ts";
import { reloadIfReachable } from "./content/reloadIfReachable.ts";
import { showStill } from "./content/showStill.ts";
import { tellLoadFailed } from "./content/tellLoadFailed.ts";

async function start(takenOver: () => void): Promise<void> {
  const { startSite } = await loadChunk("The site's code", () => import("./startSite.tsx"));
  await startSite(takenOver);
}

if (lacksHome()) {
  location.replace(addressOf("/click-floor", placeOf(location.pathname).language));
} else {
  const takenOver = keepEarlyPress();
  showStill();
  mendStyles();
  // What the visitor came for is on screen before any of this is needed: the picture goes first, the code follows.
  await heroShown();
  await start(takenOver).catch((error: unknown) => {
    // Once more here, as most browsers ask again; where that fails too by a reload.
    tellLoadFailed(error, () => start(takenOver).catch(reloadIfReachable));
  });
}
