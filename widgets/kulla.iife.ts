/**
 * Every tag in one file, for pages that allow only a classic script: `<script src=".../kulla.iife.js" defer></script>`.
 * An element still waits until it comes near the screen before it draws or asks for anything.
 */
import "./kulla-apartment-picker.tsx";
import "./kulla-building-picker.tsx";
import "./kulla-floor-explorer.tsx";
import "./kulla-apartment-preview.tsx";
import "./kulla-brochure.tsx";
