import { startMailbox } from "../mailbox/startMailbox.ts";
import { startStaticServer } from "./staticServer.ts";

// The site that `npm start` has built, beside a mailbox for its letters. start.mjs has found both ports free.
const [folder = ".start/site", sitePort = "4173", mailboxPort = "4174"] = process.argv.slice(2);
const mailbox = await startMailbox({ port: Number(mailboxPort), folder: "demo/mailbox/inbox" });
await startStaticServer(Number(sitePort), [{ at: "", folder }], { mailOrigins: [mailbox.url] });
process.stdout.write(
  `\n  Kulla     http://127.0.0.1:${sitePort}/\n  Mailbox   ${mailbox.url}   inquiries arrive here\n\n  Stop with Ctrl+C.\n`,
);
await new Promise(() => {});
