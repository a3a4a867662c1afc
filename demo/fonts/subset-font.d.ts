declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  /** Subsets a font file to the given characters. https://github.com/papandreou/subset-font */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes?: Record<string, Axis>;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}
