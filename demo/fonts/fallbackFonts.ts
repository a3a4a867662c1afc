import { pathToFileURL } from "node:url";
import { generateFontFace, getMetricsForFamily, readMetrics } from "fontaine";

type Metrics = NonNullable<Awaited<ReturnType<typeof readMetrics>>>;

/** A font installed on visitors' machines. `like`: the font whose metrics it shares. `file`: read the metrics from here, as fontaine lacks them. */
type SystemFont = { readonly name: string; readonly like?: string; readonly file?: string };

type Face = {
  readonly variable: string;
  readonly name: string;
  readonly file: string;
  readonly weight: string;
  readonly generic: string;
  /** Tried in order until the web font has loaded: Windows and macOS, Android, Linux. */
  readonly standIns: readonly SystemFont[];
};

const faces: readonly Face[] = [
  {
    variable: "--text",
    name: "Hanken Grotesk",
    file: "public/fonts/hanken-grotesk.woff2",
    weight: "400 600",
    generic: "sans-serif",
    standIns: [
      { name: "Arial" },
      { name: "Liberation Sans", like: "Arial" },
      { name: "Roboto" },
      { name: "DejaVu Sans", file: "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf" },
    ],
  },
  {
    variable: "--display",
    name: "Newsreader",
    file: "public/fonts/newsreader-300.woff2",
    weight: "300",
    generic: "serif",
    standIns: [
      { name: "Georgia" },
      { name: "Times New Roman" },
      { name: "Liberation Serif", like: "Times New Roman" },
      { name: "Noto Serif" },
      { name: "DejaVu Serif", file: "node_modules/dejavu-fonts-ttf/ttf/DejaVuSerif.ttf" },
    ],
  },
];

async function metricsOf({ name, like = name, file }: SystemFont): Promise<Metrics> {
  const metrics = await (file ? readMetrics(pathToFileURL(file)) : getMetricsForFamily(like));
  if (!metrics) throw new Error(`No metrics found for ${name}.`);
  return metrics;
}

async function cssOf({ variable, name, file, weight, generic, standIns }: Face): Promise<string> {
  const own = await metricsOf({ name, file });
  const named = standIns.map((local) => ({ local, family: `${name} on ${local.name}` }));
  const rules = named.map(async ({ local, family }) =>
    generateFontFace(own, {
      name: family,
      font: local.name,
      metrics: await metricsOf(local),
      // Otherwise browsers would synthesize bold.
      "font-weight": weight,
    }),
  );
  const families = [name, ...named.map(({ family }) => family)].map((family) => `"${family}"`);
  return `${(await Promise.all(rules)).join("")}:root {\n  ${variable}: ${families.join(", ")}, ${generic};\n}\n`;
}

/**
 * Style sheet of fallback fonts scaled by fontaine to the web fonts' metrics, so that the layout does not shift when these load.
 */
export async function fallbackFonts(): Promise<string> {
  const head = "/* Written by demo/fonts/subsetFonts.ts from the faces' own measures. */\n";
  return head + (await Promise.all(faces.map(cssOf))).join("");
}
