/** The content security policy for each kind of answer. Hosts are origins as "http://127.0.0.1:4180"; folders end with a slash. */
type Origins = {
  /** The studio's page and its API. */
  readonly studio: string;
  /** The owner's files, and everything that runs or is drawn from them. */
  readonly files: string;
};

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");

/** For every page of ours: nothing but the sources listed after it. */
const ours = { "default-src": "'none'", "base-uri": "'none'", "form-action": "'none'" } as const;

/** The studio's page: its own scripts and styles, its own API; of the owner's files only images and media. It must not be framed. */
export const studioPolicy = ({ studio, files }: Origins): string =>
  policy({
    ...ours,
    "script-src": `${studio}/assets/`,
    "worker-src": `${studio}/assets/`,
    "style-src": `${studio}/assets/`,
    "font-src": `${studio}/assets/`,
    "img-src": `${studio}/assets/ ${files} data: blob:`,
    "connect-src": `${studio}/api/ ${files}`,
    "frame-src": files,
    "frame-ancestors": "'none'",
  });

/** The page with the real elements on a draft, or on the published files; `root`: their folder, with the key. */
export const previewPolicy = ({ studio, files }: Origins, root: string): string =>
  policy({
    ...ours,
    "script-src": `${files}/assets/`,
    "style-src": `${files}/assets/`,
    "font-src": `${files}/assets/`,
    "img-src": `${files} data: blob:`,
    "media-src": files,
    "connect-src": files,
    "frame-src": `${root}visit/ ${files}/foreign/ ${files}/published/`,
    "frame-ancestors": studio,
  });

/** A page of the website that a draft would become: for viewing only, nothing in it runs. */
export const sitePolicy = ({ studio, files }: Origins, root: string): string =>
  policy({
    sandbox: "allow-same-origin",
    ...ours,
    "style-src": `${files}/assets/ ${files}/widgets/ ${root}site/`,
    "font-src": `${files}/assets/ ${files}/fonts/`,
    "img-src": `${root}site/ data:`,
    "media-src": `${root}site/`,
    "frame-ancestors": studio,
  });

/** The visitors' viewer on a tour of the draft: a page written by this server, with the viewer's own script and no other. */
export const viewerPolicy = ({ studio, files }: Origins, root: string): string =>
  policy({
    sandbox: "allow-scripts allow-same-origin",
    ...ours,
    "script-src": `${files}/tours/`,
    "style-src": `${files}/tours/`,
    "font-src": `${files}/fonts/`,
    "img-src": `${root} data: blob:`,
    "connect-src": root,
    "frame-ancestors": `${studio} ${files}`,
  });

/** A file of the owner's that is opened directly: a picture or a film is shown, and nothing runs; a drawing may contain a script. */
export const filePolicy = policy({
  sandbox: "",
  "default-src": "'none'",
  "img-src": "'self' data:",
  "media-src": "'self'",
  "style-src": "'unsafe-inline'",
  "frame-ancestors": "'none'",
});

/**
 * A tour with someone else's scripts: a document with an opaque origin that reaches nothing but its own folder `own`: no other address,
 * no window, no form, no navigation of the surrounding page. Where such a frame itself may navigate is decided by that page (`frame-src`).
 */
export const tourPolicy = ({ studio, files }: Origins, own: string): string =>
  policy({
    sandbox: "allow-scripts",
    "default-src": `${own} data: blob:`,
    "script-src": `${own} 'unsafe-inline' 'unsafe-eval' blob:`,
    "style-src": `${own} 'unsafe-inline'`,
    "worker-src": `${own} blob:`,
    "frame-src": "'none'",
    "object-src": "'none'",
    "base-uri": own,
    "form-action": "'none'",
    "frame-ancestors": `${studio} ${files}`,
    webrtc: "'block'",
  });

/**
 * Beyond any Content-Security-Policy: WebRTC sends datagrams past `connect-src`. Browsers that support `Connection-Allowlist` (Chromium)
 * or the directive `webrtc` block it. Firefox and Safari support neither, and there a tour that was made elsewhere can still send what it
 * knows: its own files and address, and nothing of the studio or of the rest of the folder. A tour can also find the port of the studio
 * in `location.ancestorOrigins`.
 */
export const tourHeaders: Readonly<Record<string, string>> = {
  "Connection-Allowlist": "(response-origin); webrtc=block",
  "X-DNS-Prefetch-Control": "off",
  "Permissions-Policy": [
    "bluetooth",
    "camera",
    "clipboard-read",
    "clipboard-write",
    "display-capture",
    "geolocation",
    "hid",
    "idle-detection",
    "local-fonts",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "screen-wake-lock",
    "serial",
    "usb",
    "window-management",
  ]
    .map((feature) => `${feature}=()`)
    .join(", "),
};
