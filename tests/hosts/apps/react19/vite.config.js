import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// `vite build --mode bare`: the same page without the picker, to compare their weight.
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: mode === "bare" ? { outDir: "bare", rolldownOptions: { input: "bare.html" } } : {},
}));
