import { defineConfig } from "astro/config";

// Its toolbar would cover the bottom of the window.
export default defineConfig({ devToolbar: { enabled: false } });
