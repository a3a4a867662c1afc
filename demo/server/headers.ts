import description from "../../package.json" with { type: "json" };
import { drawingPolicy } from "../../owner/system/serving/sendFile.ts";
import { routes } from "../navigation/routes.ts";

/**
 * Headers for a path, or, with a `*` in it, for all paths with this beginning and end. All matching rules apply; their policies are
 * combined, and no other header appears in two of them.
 */
export type HeaderRule = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

type HeaderOptions = { readonly origins?: readonly string[]; readonly pages?: readonly string[] };

/** For names that change with the content (cache busting). */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };
const { version } = description;
/** For files that pages on other hosts load. */
export const corsHeaders = { "Access-Control-Allow-Origin": "*" };

/** Of the manual, of other languages, and of the pages that every project may have. */
const usualFolders = [
  "en",
  "de",
  "docs",
  "floors",
  "buildings",
  "apartments",
  ...routes.map(({ path }) => folderOf(path)),
];

function folderOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** The pages of the site and the manual, which other sites cannot show in a frame. embed.html and the tours are meant to be framed. */
function unframedPaths(pages: readonly string[]): readonly string[] {
  const folders = new Set([...usualFolders, ...pages.map(folderOf)]);
  return [...folders].flatMap((folder) => {
    if (folder === "") return ["/", "/index.html", "/404.html"];
    // There are so many tours that some hosts would not read a list of all of them.
    if (folder.startsWith("vr")) return folder === "vr" ? ["/vr*"] : [];
    return [`/${folder}`, `/${folder}/*`];
  });
}

const unframed = { "Content-Security-Policy": "frame-ancestors 'self'" };

/**
 * The headers that a host sends with the site. `origins`: allowed recipients of messages besides the provider. `pages`: the paths of
 * this site's own pages.
 * All pages have the same content security policy (CSP) for what they load, including those with videos: the site changes pages without a reload, so the first page's policy applies
 * to all that follow. YouTube's player still loads only after a press.
 */
export function headerRules({ origins = [], pages = [] }: HeaderOptions = {}): readonly HeaderRule[] {
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
    // Without its script, the contact form opens a message in the visitor's own mail program.
    "form-action 'self' mailto:",
    "require-trusted-types-for 'script'",
    // For the worker's address (offline/registerServiceWorker.ts).
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
    ...unframedPaths(pages).map((path) => ({ path, headers: unframed })),
    { path: "/assets/*", headers: immutable },
    // Their names contain no hash; an updated font may be a week late.
    { path: "/fonts/*", headers: { "Cache-Control": "public, max-age=604800, stale-while-revalidate=31536000" } },
    { path: "/widgets/*", headers: corsHeaders },
    { path: "/widgets/c/*.js", headers: immutable },
    { path: `/widgets/v${version}/*`, headers: immutable },
    { path: "/project/*", headers: corsHeaders },
    { path: "/project/*.svg", headers: { "Content-Security-Policy": drawingPolicy } },
    { path: "/tours/*", headers: corsHeaders },
    { path: "/tours/c/*.js", headers: immutable },
  ];
}

/** The server that receives this build's messages instead of the provider; the pages' policy must allow it. */
export function mailOrigins(): readonly string[] {
  const origin = process.env["KULLA_EMAIL_ORIGIN"];
  return origin ? [origin] : [];
}

/** The headers for a path. */
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

/** `_headers`, in the format of Netlify, Cloudflare Pages and others. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}
