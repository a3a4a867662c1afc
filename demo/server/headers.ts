import description from "../../package.json" with { type: "json" };
import { drawingPolicy } from "../../owner/serving/sendFile.ts";
import { routes } from "../navigation/routes.ts";

/**
 * Headers of a path, or with a `*` in it of all paths that begin and end so. Every rule that fits counts; policies of several rules hold
 * side by side, no other header is named twice.
 */
export type HeaderRule = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };
const { version } = description;
/** What pages of other hosts load. */
export const forEveryone = { "Access-Control-Allow-Origin": "*" };

/** The showcase's own pages and the manual's: other sites cannot show them in a frame. embed.html and the tours are made for that. */
const pageFolders = new Set(["en", "de", "docs", ...routes.map(({ path }) => path.split("/")[1] ?? "")]);
const pagePaths = [...pageFolders].flatMap((folder) => {
  if (folder === "") return ["/", "/index.html", "/404.html"];
  // So many tours that some hosts would not read a list with all of them.
  if (folder.startsWith("vr")) return folder === "vr" ? ["/vr*"] : [];
  return [`/${folder}`, `/${folder}/*`];
});
const unframed = { "Content-Security-Policy": "frame-ancestors 'self'" };

/**
 * What a host sends with the site. `origins`: where letters go besides the provider.
 * The policy is one for all pages, videos included: the site changes pages without a reload, so that the first page's policy holds
 * for all that follow. A frame of YouTube's still appears only after a press.
 */
export function headerRules(origins: readonly string[] = []): readonly HeaderRule[] {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${["https://api.emailjs.com", ...origins].join(" ")}`,
    "frame-src 'self' https://www.youtube-nocookie.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // The contact form without its script opens a letter in the visitor's own mail program.
    "form-action 'self' mailto:",
    "require-trusted-types-for 'script'",
    // The worker's address (offline/keepForOffline.ts).
    "trusted-types kulla-service-worker",
  ].join("; ");
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
      },
    },
    ...pagePaths.map((path) => ({ path, headers: unframed })),
    { path: "/assets/*", headers: immutable },
    // Their names carry no hash; a new cut may come a week later.
    { path: "/fonts/*", headers: { "Cache-Control": "public, max-age=604800, stale-while-revalidate=31536000" } },
    { path: "/widgets/*", headers: forEveryone },
    { path: "/widgets/c/*.js", headers: immutable },
    { path: `/widgets/v${version}/*`, headers: immutable },
    { path: "/project/*", headers: forEveryone },
    { path: "/project/*.svg", headers: { "Content-Security-Policy": drawingPolicy } },
    { path: "/tours/*", headers: forEveryone },
    { path: "/tours/c/*.js", headers: immutable },
  ];
}

/** Where this build's letters go, if not to the provider itself: the policy of the pages must let them. */
export function mailOrigins(): readonly string[] {
  const origin = process.env["KULLA_EMAIL_ORIGIN"];
  return origin ? [origin] : [];
}

/** The headers of one path. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!fits(rule, path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

function fits(rule: HeaderRule, path: string): boolean {
  const [begins = "", ends] = rule.path.split("*");
  if (ends === undefined) return path === rule.path;
  return path.length >= begins.length + ends.length && path.startsWith(begins) && path.endsWith(ends);
}

/** `_headers`, as Netlify, Cloudflare Pages and others read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}
