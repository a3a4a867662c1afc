import { fill } from "../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../src/ui/Arrow.tsx";
import type { DraftProject } from "../../draft/draft.ts";
import { silentLocales } from "../../draft/edit/layoutPictures.ts";
import { SeverityIcon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { languageName, layoutTitle, projectLocales } from "./layoutWords.ts";

const maxListed = 100;

/** Every picture that lacks its text in one of the project's languages, with a link to it. */
export function MissingAltTexts() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { project } = useDraft();
  const silent = silentPictures(project);
  return (
    <>
      <h2>{texts.layouts.wordsMissing}</h2>
      {silent.length === 0 && <p className="problems-none">{texts.layouts.nothingMissing}</p>}
      <ul className="problems">
        {silent.slice(0, maxListed).map(({ layout, picture, locales }) => (
          <li key={`${layout.id} ${picture}`}>
            <button
              type="button"
              className="problem"
              onClick={() => show(store, { kind: "layouts", layout: layout.id, picture })}
            >
              <SeverityIcon severity="warning" />
              <span className="problem-text">
                <span>
                  {fill(texts.layouts.pictureIn, {
                    layout: layoutTitle(layout, texts.language, texts),
                    n: picture + 1,
                  })}
                </span>
                <small>{locales.map((locale) => languageName(locale, texts)).join(", ")}</small>
              </span>
              <Arrow />
            </button>
          </li>
        ))}
      </ul>
      {silent.length > maxListed && (
        <p className="small">{fill(texts.layouts.more, { n: silent.length - maxListed })}</p>
      )}
    </>
  );
}

function silentPictures(project: DraftProject) {
  const { layouts = [] } = project;
  const locales = projectLocales(project);
  return layouts.flatMap((layout) =>
    (layout.pictures ?? []).flatMap((picture, index) => {
      const missing = silentLocales(picture, locales);
      return missing.length === 0 ? [] : [{ layout, picture: index, locales: missing }];
    }),
  );
}
