import { startStaticServer } from "../../demo/server/staticServer.ts";

// The built showcase with the tests' own pages under /__fixtures/, typefaces for them under /__faces/, and the
// partners' example pages under /plain/.
// The tests' messages go to their own mailboxes.
await startStaticServer(
  Number(process.env["KULLA_TEST_PORT"] ?? 4180),
  [
    { at: "/__fixtures/", folder: "tests/fixtures" },
    { at: "/__faces/", folder: "node_modules/dejavu-fonts-ttf/ttf" },
    { at: "/plain/", folder: "demo/plain" },
    // The same files once more, like an older or a second copy on another host.
    { at: "/copy/", folder: "dist/site" },
    // And under the number of a future version.
    { at: "/widgets/v9.9.9/", folder: "dist/site/widgets/v1.0.0" },
    { at: "", folder: "dist/site" },
  ],
  { mailOrigins: ["http://127.0.0.1:*"] },
);
await new Promise(() => {});
