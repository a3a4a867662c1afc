import { join } from "node:path";
import { startMailbox } from "../mailbox/startMailbox.ts";
import { keepInSync } from "./keepInSync.ts";
import { precompress } from "./precompress.ts";
import { startStaticServer } from "./staticServer.ts";
import { print, printCrashes } from "../../owner/system/terminal/print.ts";

printCrashes();
// Serves the site that `npm start` has built, and a mailbox for its inquiries. start.mjs has reserved both ports.
const [folder = ".start/site", sitePort = "4173", mailboxPort = "4174"] = process.argv.slice(2);
const mailbox = await startMailbox({ port: Number(mailboxPort), folder: "demo/mailbox/inbox" });
await startStaticServer(Number(sitePort), [{ at: "", folder }], { mailOrigins: [mailbox.url] });
const sheet = "demo/sample/homes.csv";
await keepInSync({
  config: "demo/sample/sync.json",
  out: join(folder, "project", "availability.json"),
  tell: (report) => print(["", ...report.split("\n")]),
});
print([
  "",
  `  Kulla     http://127.0.0.1:${sitePort}/`,
  `  Mailbox   ${mailbox.url}   inquiries arrive here`,
  `  Sheet     ${sheet}   what you change there is what visitors see`,
  "",
  "  Stop with Ctrl+C.",
]);
await precompress(folder);
await new Promise(() => {});
