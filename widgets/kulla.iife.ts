/**
 * Every tag in one file, for pages that allow only a classic script: `<script src=".../kulla.iife.js" defer></script>`.
 * An element still waits until it comes near the screen before it renders or loads anything.
 */
import { defineWidget } from "../src/element/defineWidget.ts";
import { widget as apartmentPicker } from "./kulla-apartment-picker.tsx";
import { widget as apartmentPreview } from "./kulla-apartment-preview.tsx";
import { widget as apartmentSearch } from "./kulla-apartment-search.tsx";
import { widget as brochure } from "./kulla-brochure.tsx";
import { widget as buildingPicker } from "./kulla-building-picker.tsx";
import { widget as floorExplorer } from "./kulla-floor-explorer.tsx";
import { importStyles } from "./styles/importStyles.ts";
import { documentProperty } from "../src/page/documentProperty.ts";

/**
 * A script that must also run as a classic one cannot use import.meta; as a module, or one that a cache plugin delays, it looks for its
 * file name. `undefined` if a bundler has moved it.
 */
function ownAddress(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const currentScript = documentProperty("currentScript");
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript.src;
  return documentProperty("querySelector")<HTMLScriptElement>('script[src*="/kulla.iife.js"]')?.src;
}

const address = ownAddress();
for (const widget of [apartmentPicker, apartmentSearch, buildingPicker, floorExplorer, apartmentPreview, brochure]) {
  defineWidget(widget, importStyles, address);
}
