import hotspotCss from "../../hotspots/HotspotPicture.css?inline";
import stepperCss from "../../ui/Stepper.css?inline";
import panelCss from "./ArmedPanel.css?inline";
import listCss from "./List.css?inline";

/** The styles of every screen with a stage and a list beside it. */
export const stageSheets: readonly string[] = [stepperCss, hotspotCss, listCss, panelCss];
