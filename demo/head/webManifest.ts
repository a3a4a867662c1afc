type Setting = {
  readonly name: string;
  readonly shortName: string;
  /** The site's background as `#rrggbb`, shown until its first page has loaded. */
  readonly paper: string;
  readonly hasIcons: boolean;
};

/** The web app manifest, kulla.webmanifest. */
export function webManifest({ name, shortName, paper, hasIcons }: Setting): string {
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: `/project/icons/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name,
    short_name: shortName,
    lang: "sq",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: paper,
    theme_color: "#000000",
    icons: hasIcons ? [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")] : [],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
