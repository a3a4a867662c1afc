import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import { setSiteValue } from "../../draft/website/editWebsite.ts";
import { namesFacts } from "../../../site/siteFacts.ts";
import { siteFieldAt, valueAtPath } from "../../../site/siteParts.ts";
import { siteContentOf } from "../../draft/website/website.ts";
import { focusWork } from "../frame/focusWork.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { FocusTargetContext } from "../settings/fields/FocusTargetContext.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { PageList } from "./PageList.tsx";
import { PartRow } from "./PartRow.tsx";
import { SectionList } from "./SectionList.tsx";
import { SiteField, SiteFields } from "./SiteFields.tsx";
import { SiteNotices } from "./SiteNotices.tsx";
import { SitePreview } from "./SitePreview.tsx";
import { websitePageTitle, partName, type WebsiteView } from "./websiteView.ts";

const [brand, figures, home] = [["brand"], ["figures"], ["pages", "home"]];

/** The content of the showcase: its pages and sections, each with its texts. */
export function WebsiteScreen({ view }: { readonly view: WebsiteView }) {
  const texts = useStudioTexts();
  const draft = useDraft();
  const { part = home, field } = view;
  const isThere = part === figures || valueAtPath(siteContentOf(draft), part) !== undefined || part[0] === "figures";
  const chosen = pathText(part);
  return (
    <FocusTargetContext value={field}>
      <main className="work">
        <h1>{texts.website.screenTitle}</h1>
        <p className="work-note settings-lead">{texts.website.lead}</p>
        <SiteNotices />
        {draft.website?.unread === undefined && (
          <>
            <section className="settings" aria-label={texts.website.pages}>
              <h2>{texts.website.pages}</h2>
              <div className="part-list">
                <PartRow part={home} name={websitePageTitle("home", texts)} isChosen={chosen === "pages.home"} />
              </div>
              <div className="part-inner">
                <SectionList chosen={chosen} />
              </div>
              <PageList chosen={chosen} />
            </section>
            <section className="settings" aria-label={texts.website.everyPage}>
              <h2>{texts.website.everyPage}</h2>
              <div className="part-list">
                <PartRow part={brand} name={texts.website.brand} isChosen={chosen === "brand"} />
                <PartRow part={figures} name={texts.website.figures} isChosen={chosen === "figures"} />
              </div>
            </section>
            <SitePreview part={part} />
          </>
        )}
      </main>
      <aside className="side-panel" aria-label={isThere ? partName(draft, part, texts) : texts.website.screenTitle}>
        {isThere && draft.website?.unread === undefined ? (
          <PartTexts key={chosen} part={part} />
        ) : (
          <p className="empty">{texts.website.empty}</p>
        )}
      </aside>
    </FocusTargetContext>
  );
}

/** All texts of the selected part, in every language. */
function PartTexts({ part }: { readonly part: Steps }) {
  const texts = useStudioTexts();
  const draft = useDraft();
  const isFigures = part[0] === "figures";
  const schema = siteFieldAt(part)?.schema;
  const names = schema?.kind === "object" ? Object.keys(schema.fields) : [];
  return (
    <div className="site-texts">
      <h2>{partName(draft, part, texts)}</h2>
      {(isFigures || names.some(namesFacts)) && <p className="small">{texts.website.factsHint}</p>}
      {isFigures ? (
        ["figures", "figuresNote", "counts"].map((name) => <SiteField key={name} at={[name]} />)
      ) : (
        <SiteFields at={part} />
      )}
      {part[2] === "sections" && <RemoveSection part={part} />}
    </div>
  );
}

/** Undo restores it; a section that should only be hidden can be switched off instead. */
function RemoveSection({ part }: { readonly part: Steps }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const write = useWrite("website");
  const remove = () => {
    // This button disappears too, so the focus would be lost.
    focusWork();
    write((draft) => setSiteValue(draft, part, undefined));
    show(store, { kind: "website", part: home });
  };
  return (
    <button type="button" className="link" onClick={remove}>
      {texts.website.removeSection}
    </button>
  );
}
