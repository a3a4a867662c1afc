// npm run dev: serves showcase, elements and tours from source, with the mailbox and the synced availability of `npm start`.
// npm run dev:tours: the same server, which also prints the addresses of the tours.
import { readdirSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { createServer, mergeConfig } from "vite";
import config from "../../vite.config.ts";
import { startMailbox } from "../../demo/mailbox/startMailbox.ts";
import { keepInSync } from "../../demo/server/keepInSync.ts";
import { print, printCrashes } from "../../owner/system/terminal/print.ts";
import { devAddresses } from "./devAddresses.ts";
import { devContent } from "./devContent.ts";
import { hotStylesPlugin } from "./hotStylesPlugin.ts";
import { hotTextsPlugin } from "./hotTextsPlugin.ts";

printCrashes();
const folder = "node_modules/.cache/dev";
const port = Number(process.env["KULLA_PORT"] ?? 5173);
const mailbox = await startMailbox({
  port: Number(process.env["KULLA_MAILBOX_PORT"] ?? port + 1),
  folder: join(folder, "inbox"),
});
const availability = join(folder, "site/project/availability.json");
await keepInSync({
  config: "demo/sample/sync.json",
  out: availability,
  tell: (report) => print(["", ...report.split("\n")]),
});
Object.assign(process.env, {
  KULLA_EMAIL_PUBLIC_KEY: "mailbox",
  KULLA_EMAIL_SERVICE: "mailbox",
  KULLA_EMAIL_TEMPLATE: "inquiry",
  KULLA_EMAIL_CONTACT_TEMPLATE: "contact",
  KULLA_EMAIL_ORIGIN: mailbox.url,
  KULLA_AVAILABILITY: "/project/availability.json",
});
// Passed inline, because Vite restarts when a configuration file that it has loaded itself is saved.
const server = await createServer({
  ...mergeConfig(config, {
    plugins: [devAddresses({ availability }), devContent(), hotStylesPlugin(), hotTextsPlugin()],
    cacheDir: "node_modules/.cache/dev-vite",
    // Libraries that would otherwise be discovered late, which reloads the page.
    optimizeDeps: {
      entries: ["index.html", "build/dev/states.ts", "src/element/defineWidget.ts", "widgets/*.tsx", "tours/viewer.ts"],
    },
    server: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      // These 5,100 generated files would be most of what is watched.
      watch: { ignored: ["**/public/tours/**"] },
    },
  }),
  configFile: false,
});
await server.listen();
const site = `http://127.0.0.1:${port}`;
print([
  "",
  ...(process.argv[2] === "tours" ? tourLines() : siteLines()),
  `  Mailbox   ${mailbox.url}   inquiries arrive here`,
  "",
  "  Views, styles and texts change in place while you edit them. Stop with Ctrl+C.",
]);
await new Promise(() => {});

function siteLines(): readonly string[] {
  return [
    `  Showcase  ${site}/`,
    `  States    ${site}/states   every screen and state of every element`,
    `  Pictures  ${site}/__pictures   every picture of the project with its texts`,
  ];
}

/** The addresses of the sample project's tours. */
function tourLines(): readonly string[] {
  const files = readdirSync("public/tours", { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => basename(file) === "index.htm").toSorted();
  return pages.map((file) => `  Tour      ${site}/tours/${file.split(sep).join("/")}`);
}
