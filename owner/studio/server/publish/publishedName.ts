/** What a file could do on the server it is published to, judged by its name alone. */
export type NameKind =
  | "picture"
  | "pdf"
  | "json"
  /** Pure content: fonts, films, sounds, style sheets, texts, models. */
  | "content"
  /** A page or a script, which runs in visitors' browsers, under the owner's own address. */
  | "page"
  /** A program or a setting of the web server: it would run on the owner's server. */
  | "server"
  /** Its name begins with a dot, or it is in a folder whose name does. */
  | "hidden"
  /** Not a kind of file that a page in a browser needs. */
  | "unknown";

const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

const pictures = set("jpg jpeg jpe jfif png webp avif heic heif gif svg");
const contents = set(
  "css txt md vtt srt map csv geojson webmanifest woff woff2 ttf otf eot mp4 m4v webm ogv mov mp3 m4a ogg oga opus wav aac " +
    "flac bmp ico cur tif tiff ktx ktx2 basis dds hdr exr glb gltf bin obj mtl drc fbx dae ply stl splat",
);
const pages = set("htm html xhtml xht xml xsl xslt js mjs cjs wasm swf svgz htc");
const serverPrograms = set(
  "php phtml pht phtm phps phar inc cgi fcgi fpl pl pm py pyc rb lua tcl sh bash asp aspx asa asax ascx ashx asmx axd cer cdx " +
    "cshtml vbhtml soap rem jsp jspx jspf jsw jsv jtml jhtml do action war jar cfm cfml cfc shtml stm shtm hta exe dll so com " +
    "bat cmd ps1 msi htaccess htpasswd ini config conf toml env",
);
/** Some servers run a file with several extensions by any of them: `picture.php.jpg`. "pl" may be a language as well. */
const anywhere = set(
  "php phtml pht phtm phps phar cgi fcgi asp aspx asa cer ashx jsp jspx jspf cfm cfml shtml shtm stm htaccess",
);
const settings = set("web.config php.ini user.ini _headers _redirects _worker.js _routes.json");

/** `path`: with slashes, in the folder that is published. */
export function fileKindOf(path: string): NameKind {
  const parts = path.split("/").map(plain);
  if (parts.some((part) => part.startsWith("."))) return "hidden";
  const name = parts.at(-1) ?? "";
  const [, ...endings] = name.split(".");
  const last = endings.at(-1) ?? "";
  const isProgram =
    serverPrograms.has(last) || isPhp(last) || endings.some((each) => anywhere.has(each) || isPhp(each));
  if (isProgram || settings.has(name) || parts.includes("cgi-bin")) return "server";
  if (pictures.has(last)) return "picture";
  if (last === "pdf" || last === "json") return last;
  if (pages.has(last)) return "page";
  return contents.has(last) ? "content" : "unknown";
}

/** Every version has an extension of its own: php5, php83. */
const isPhp = (ending: string): boolean => /^php\d*$/.test(ending);

/** As servers read it: case-insensitive, and Windows ignores anything after a colon, and dots and spaces at the end. */
const plain = (part: string): string =>
  part
    .toLowerCase()
    .replace(/:.*$/, "")
    .replace(/[. ]+$/, "");
