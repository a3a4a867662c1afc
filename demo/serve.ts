import { startMailbox } from "./mailbox/startMailbox.ts";
import { startStaticServer } from "./staticServer.ts";

const [sitePort = 4173, mailboxPort = 4174] = process.argv.slice(2).map(Number);
const mailbox = await startMailbox({ port: mailboxPort, folder: "demo/mailbox/inbox" });
await startStaticServer(sitePort, [{ at: "", folder: "dist/site" }], { mailOrigins: [mailbox.url] }).catch(
  (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.error(`Port ${sitePort} is taken. Choose another: KULLA_PORT=4300 npm start`);
    process.exit(1);
  },
);
process.stdout.write(
  `\n  Kulla     http://127.0.0.1:${sitePort}/\n  Mailbox   ${mailbox.url}   inquiries arrive here\n\n  Stop with Ctrl+C.\n`,
);
await new Promise(() => {});
