import { useEffect, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { unknownParts } from "../../../site/siteParts.ts";
import {
  isSiteFileOther,
  type SiteFile,
  importSiteFile,
  withKeptWebsite,
  withNewWebsite,
  withSiteFile,
} from "../../draft/website/website.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { askSiteFile } from "../server/studioCalls.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useDraft, useProblems } from "../state/ProjectContext.ts";

/** Notices about the folder's `site.json`: it cannot be read, was changed elsewhere, or has parts that no page shows. */
export function SiteNotices() {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const draft = useDraft();
  const { file, look } = useSiteFile();
  const { website } = draft;
  const unknown = unknownParts(website?.content).map(({ path }) => path);
  const broken = useProblems().filter(
    ({ code, values }) => code === "websiteBroken" && String(values?.["path"]).startsWith("site.json"),
  );
  const paths = broken.map(({ values }) => String(values?.["path"]).replace("site.json: ", ""));
  const beginAnew = (
    <button type="button" className="button" onClick={() => write((before) => withNewWebsite(before))}>
      {texts.website.beginAnew}
    </button>
  );
  return (
    <>
      {website?.unread !== undefined && (
        <section className="found site-notice" role="alert">
          <p>{fill(texts.website.unread, { problem: website.unread })}</p>
          <div className="settings-buttons">
            {beginAnew}
            <button
              type="button"
              className="button"
              onClick={() => void look().then((found) => write((before) => importSiteFile(before, found)))}
            >
              {texts.website.readAgain}
            </button>
          </div>
        </section>
      )}
      {website?.unread === undefined && file && isSiteFileOther(draft, file) && (
        <section className="found site-notice" role="alert">
          <p>{texts.website.changedOutside}</p>
          <div className="settings-buttons">
            <button type="button" className="button" onClick={() => write((before) => withSiteFile(before, file))}>
              {texts.website.takeFile}
            </button>
            <button type="button" className="button" onClick={() => write((before) => withKeptWebsite(before, file))}>
              {texts.website.keepOwn}
            </button>
          </div>
        </section>
      )}
      {unknown.length > 0 && <p className="small">{fill(texts.website.unknown, { parts: unknown.join(", ") })}</p>}
      {broken.length > 0 && (
        <div className="site-notice">
          <p className="small">{fill(texts.website.broken, { parts: paths.join(", ") })}</p>
          {broken.some(({ severity }) => severity === "block") && beginAnew}
        </div>
      )}
    </>
  );
}

/** The current `site.json` of the folder, loaded when the screen opens and whenever the window gets the focus. */
function useSiteFile(): { readonly file: SiteFile | null; readonly look: () => Promise<SiteFile | null> } {
  const [file, setFile] = useState<SiteFile | null>(null);
  const look = async () => {
    const answer = await askSiteFile();
    const found = answer.ok ? answer.value.site : null;
    setFile(found);
    return found;
  };
  useEffect(() => {
    const again = () => void look();
    again();
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, []);
  return { file, look };
}
