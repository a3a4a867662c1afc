import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Failure } from "../../draft/api.ts";
import { stemOf } from "../../draft/file/pictureNames.ts";
import { setSiteValue } from "../../draft/website/editWebsite.ts";
import { valueAtPath } from "../../../site/siteParts.ts";
import { FileInput } from "../files/FileInput.tsx";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { addUnderFreeName } from "../outlines/picture/ownPictures.ts";
import { useFocusTarget } from "../settings/fields/FocusTargetContext.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useSiteContent } from "./useWebsite.ts";

/** A film clip of the owner's: copied into `film/` of the folder and named without extension, as a clip may exist in two formats. */
export function FilmField({ at, label }: { readonly at: Steps; readonly label: string }) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const value = valueAtPath(useSiteContent(), at);
  const name = typeof value === "string" ? value : "";
  const [isImporting, setTaking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const input = useFocusTarget<HTMLInputElement>(pathText(at));
  const take = async (film: File) => {
    const ending = /\.(mp4|webm)$/i.exec(film.name)?.[1]?.toLowerCase();
    if (ending === undefined) return setFailure({ code: "notFilm", message: film.name });
    setTaking(true);
    const file = `film/${stemOf(film.name.replaceAll("/", "-"))}.${ending}`;
    const added = await addUnderFreeName(film, { file });
    setTaking(false);
    setFailure(added.ok ? undefined : added.failure);
    if (!added.ok) return undefined;
    const found = added.value.file
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "");
    return write((draft) => setSiteValue(draft, at, found));
  };
  return (
    <section className="site-items" aria-label={label}>
      <h3>{label}</h3>
      {name !== "" && <code translate="no">{`film/${name}`}</code>}
      <p className="small">{texts.website.filmHint}</p>
      <label className="button picture-choose">
        <span>{isImporting ? texts.outlines.taking : texts.website.chooseFilm}</span>
        <FileInput ref={input} accept="video/mp4,video/webm,.mp4,.webm" onFiles={([file]) => file && void take(file)} />
      </label>
      {name !== "" && (
        <button type="button" className="link" onClick={() => write((draft) => setSiteValue(draft, at, undefined))}>
          {fill(texts.settings.remove, { name: label })}
        </button>
      )}
      {failure && (
        <p className="failure" role="alert">
          {failureText(failure, texts)}
        </p>
      )}
    </section>
  );
}
