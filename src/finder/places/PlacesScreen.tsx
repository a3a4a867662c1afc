import { useFinder } from "../state/FinderContext.tsx";
import { Sheets } from "../Sheets.tsx";
import siteCss from "./SiteScreen.css?inline";
import { SiteScreen } from "./SiteScreen.tsx";
import { stageSheets } from "../stageSheets.ts";
import towerCss from "./TowerScreen.css?inline";
import { TowerScreen } from "./TowerScreen.tsx";

const sheets = [...stageSheets, siteCss, towerCss];

/** The outdoor screens, which come together: the site and its towers. */
export function PlacesScreen() {
  const screen = useFinder((state) => state.screen);
  return (
    <>
      <Sheets texts={sheets} />
      {screen.name === "site" && <SiteScreen />}
      {screen.name === "tower" && <TowerScreen tower={screen.tower} />}
    </>
  );
}
