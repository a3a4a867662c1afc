/**
 * Every tag in one file, for pages that allow only a classic script: `<script src=".../kulla.iife.js" defer></script>`.
 * An element still waits until it comes near the screen before it draws or asks for anything.
 */
import { defineWidget } from "../src/element/defineWidget.ts";
import { widget as apartmentPicker } from "./kulla-apartment-picker.tsx";
import { widget as apartmentPreview } from "./kulla-apartment-preview.tsx";
import { widget as brochure } from "./kulla-brochure.tsx";
import { widget as buildingPicker } from "./kulla-building-picker.tsx";
import { widget as floorExplorer } from "./kulla-floor-explorer.tsx";
import { importStyles } from "./styles/importStyles.ts";
import { fromDocument } from "../src/page/fromDocument.ts";

/** Known only while the script itself runs as a classic one: none in a module, or in a script of the page's own. */
function ownAddress(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const currentScript = fromDocument("currentScript");
  return currentScript instanceof HTMLScriptElement && currentScript.src ? currentScript.src : undefined;
}

const address = ownAddress();
for (const widget of [apartmentPicker, buildingPicker, floorExplorer, apartmentPreview, brochure]) {
  defineWidget(widget, importStyles, address);
}
