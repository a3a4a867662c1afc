import { defineConfig } from "astro/config";

// Its bar would lie over what stands at the bottom of the window.
export default defineConfig({ devToolbar: { enabled: false } });
