/** Somebody else's page that shows the picker. */
export type Host = {
  readonly name: string;
  /** Below this folder. */
  readonly folder: string;
  /** The output of its own tool; none: a page of plain files that loads ours from another origin. */
  readonly output?: string;
  /** Its pages, if it has more than one, by their special feature. */
  readonly pages?: Readonly<Record<string, string>>;
  /** It renders on its own server. */
  readonly isServer?: true;
  readonly hasDevServer?: true;
  /** The script of its package.json that builds the same page without the picker, and the output folder. */
  readonly bare?: string;
  /** The majors of React that run in the page, one for each copy; default: one, of React 19. */
  readonly react?: readonly string[];
  /** The same in development, if it differs. */
  readonly devReact?: readonly string[];
};

export const hosts: readonly Host[] = [
  { name: "Vite + React 19", folder: "apps/react19", output: "dist", bare: "bare", hasDevServer: true },
  { name: "Vite + React 18", folder: "react18", output: "dist", hasDevServer: true, react: ["18", "19"] },
  {
    name: "Next.js",
    folder: "apps/next",
    output: ".next",
    isServer: true,
    hasDevServer: true,
    // Its developer tools render into the page with a second one.
    devReact: ["19", "19"],
  },
  { name: "Vue", folder: "apps/vue", output: "dist", hasDevServer: true },
  { name: "Svelte", folder: "apps/svelte", output: "dist", hasDevServer: true },
  { name: "Angular", folder: "apps/angular", output: "dist/host/browser", hasDevServer: true },
  { name: "Astro", folder: "apps/astro", output: "dist", hasDevServer: true },
  { name: "webpack", folder: "apps/webpack", output: "dist" },
  { name: "esbuild", folder: "apps/esbuild", output: "dist", pages: { "as a module": "/", "as iife": "/iife.html" } },
  { name: "jQuery + Bootstrap", folder: "apps/classic" },
  { name: "plain HTML", folder: "apps/plain" },
];
