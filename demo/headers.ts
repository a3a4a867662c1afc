import { readFileSync } from "node:fs";

/** Headers for all paths below a folder; a later rule adds to an earlier one and never names the same header. */
export type HeaderRule = { readonly below: string; readonly headers: Readonly<Record<string, string>> };

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const forEveryone = { "Access-Control-Allow-Origin": "*" };

/**
 * What a host sends with the site. `mailOrigins`: where letters go besides the provider.
 * The policy is one for all pages, videos included: the site changes pages without a reload, so that the first page's policy holds
 * for all that follow. A frame of YouTube's still appears only after a press.
 */
export function headerRules(mailOrigins: readonly string[] = []): readonly HeaderRule[] {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${["https://api.emailjs.com", ...mailOrigins].join(" ")}`,
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
      below: "/",
      headers: {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
      },
    },
    { below: "/assets/", headers: immutable },
    // Their names carry no hash; a new cut may come a week later.
    { below: "/fonts/", headers: { "Cache-Control": "public, max-age=604800, stale-while-revalidate=31536000" } },
    { below: "/widgets/", headers: forEveryone },
    { below: "/widgets/c/", headers: immutable },
    { below: `/widgets/v${version}/`, headers: immutable },
    { below: "/project/", headers: forEveryone },
    { below: "/tours/", headers: forEveryone },
    { below: "/tours/c/", headers: immutable },
  ];
}

/** The headers of one path. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  const own = rules.filter(({ below }) => path.startsWith(below)).map(({ headers }) => headers);
  return Object.assign({}, ...own);
}

/** `_headers`, as Netlify, Cloudflare Pages and others read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ below, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [`${below}*`, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}
