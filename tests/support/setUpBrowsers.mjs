import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const packages = {
  chromium: { debian: "chromium", path: "/usr/bin/chromium", variable: "KULLA_CHROMIUM" },
  "chromium-headless-shell": {
    debian: "chromium-headless-shell",
    path: "/usr/bin/chromium-headless-shell",
    variable: "KULLA_CHROMIUM_SHELL",
  },
  firefox: { debian: "firefox-esr", path: "/usr/bin/firefox-esr", variable: "KULLA_FIREFOX" },
};
const webkit = {
  debian: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
  paths: ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run"],
};

/** Runs integrations/recipes/inquiry.php. */
const php = { debian: "php-cli", variable: "KULLA_PHP" };

/** Libraries of 2009 that partners' pages still load: a browser test reads them from here. */
const oldLibraries = {
  debian: ["libjs-prototype", "libjs-mootools"],
  variable: "KULLA_OLD_LIBRARIES",
  files: ["prototype/prototype.js", "mootools/mootools-core-nc.js"],
};

/** The oldest WordPress that our plugin supports, and its requirements for PHP to work with SQLite. */
const wordpress = {
  debian: ["wordpress", "wordpress-theme-twentytwentythree", "php-sqlite3", "php-xml", "php-mbstring"],
  variable: "KULLA_WORDPRESS",
};

const quiet = (command, args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

function installFromDebian(names) {
  if (!quiet("apt-get", ["--version"])) return false;
  const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => {
    const [command, ...rest] = [...root, "apt-get", ...args];
    return (
      spawnSync(command, rest, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
        .status === 0
    );
  };
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...names);
}

/** Playwright's own build of a browser, downloaded if Debian's packages are not available. */
function installFromPlaywright(name) {
  return quiet("npx", ["playwright", "install", name]);
}

/**
 * Makes sure that Chromium, Firefox, WebKit, PHP, Prototype, MooTools and WordPress are installed: from Debian's packages, or else
 * as Playwright's own builds of the browsers.
 * Returns the environment for the test runners; stops with a sentence that says what to install.
 */
export function setUpBrowsers() {
  const missing = Object.values(packages).filter(({ path, variable }) => !existsSync(process.env[variable] ?? path));
  const webkitMissing = webkit.paths.some((path) => !existsSync(path));
  const hasPhp = () => quiet(process.env[php.variable] ?? "php", ["--version"]);
  const phpMissing = !hasPhp();
  const librariesAt = process.env[oldLibraries.variable] ?? "/usr/share/javascript";
  const librariesMissing = () => oldLibraries.files.some((file) => !existsSync(`${librariesAt}/${file}`));
  const wordpressAt = process.env[wordpress.variable] ?? "/usr/share/wordpress";
  const wordpressMissing = () => !existsSync(`${wordpressAt}/wp-load.php`);
  if (missing.length > 0 || webkitMissing || phpMissing || librariesMissing() || wordpressMissing()) {
    installFromDebian([
      ...missing.map(({ debian }) => debian),
      ...(webkitMissing ? webkit.debian : []),
      ...(phpMissing ? [php.debian] : []),
      ...(librariesMissing() ? oldLibraries.debian : []),
      ...(wordpressMissing() ? wordpress.debian : []),
    ]);
  }
  if (!hasPhp())
    stop(
      `The tests need PHP. Install it (on Debian: apt-get install ${php.debian}) or set ${php.variable} to its path.`,
    );
  if (librariesMissing())
    stop(
      `The tests need Prototype and MooTools. Install them (on Debian: apt-get install ${oldLibraries.debian.join(" ")}) or set ${oldLibraries.variable} to a folder with ${oldLibraries.files.join(" and ")}.`,
    );
  if (wordpressMissing())
    stop(
      `The tests need WordPress. Install it (on Debian: apt-get install ${wordpress.debian.join(" ")}) or set ${wordpress.variable} to its folder.`,
    );
  const environment = {};
  for (const [name, { path, variable, debian }] of Object.entries(packages)) {
    if (existsSync(process.env[variable] ?? path)) continue;
    if (installFromPlaywright(name)) environment[variable] = "playwright";
    else
      stop(`The tests need ${name}. Install it (on Debian: apt-get install ${debian}) or set ${variable} to its path.`);
  }
  return environment;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
