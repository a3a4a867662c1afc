/**
 * Every tag in one file, for pages that allow only a classic script: `<script src=".../kulla.iife.js" defer></script>`.
 * An element still waits until it comes near the screen before it renders or loads anything.
 */
import { defineWidget } from "../src/element/defineWidget.ts";
import { widget as apartmentPicker } from "./kulla-apartment-picker.tsx";
import { widget as apartmentPreview } from "./kulla-apartment-preview.tsx";
import { widget as brochure } from "./kulla-brochure.tsx";
import { widget as buildingPicker } from "./kulla-building-picker.tsx";
import { widget as floorExplorer } from "./kulla-floor-explorer.tsx";
import { importStyles } from "./styles/importStyles.ts";
import { fromDocument } from "../src/page/fromDocument.ts";

/** Only available while a classic script runs: `undefined` in a module or a bundled script. */
function ownAddress(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const currentScript = fromDocument("currentScript");
  return currentScript instanceof HTMLScriptElement && currentScript.src ? currentScript.src : undefined;
}

const address = ownAddress();
for (const widget of [apartmentPicker, buildingPicker, floorExplorer, apartmentPreview, brochure]) {
  defineWidget(widget, importStyles, address);
}
