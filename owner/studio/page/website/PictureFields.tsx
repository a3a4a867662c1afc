import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Failure } from "../../draft/api.ts";
import { addSitePicture, setSitePictureText } from "../../draft/website/givenPictures.ts";
import { uploadsFolder } from "../../draft/website/parsePictures.ts";
import { byLanguage, itemsAt, moveItem, setSiteValue } from "../../draft/website/editWebsite.ts";
import { valueAtPath } from "../../../site/siteParts.ts";
import { FileInput } from "../files/FileInput.tsx";
import { failureText } from "../frame/failureText.ts";
import { Icon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { languageName } from "../layouts/layoutWords.ts";
import { importPicture } from "../outlines/picture/ownPictures.ts";
import { namedAddress } from "../server/folderAddresses.ts";
import { useFocusTarget } from "../settings/fields/FocusTargetContext.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { endUndoStep } from "../state/projectStore.ts";
import { OrderTools, useRowOrder } from "./OrderTools.tsx";
import { useSiteContent, useSiteLocales } from "./useWebsite.ts";

type Props = { readonly at: Steps; readonly label: string };

/** A single picture: added, replaced, or removed. */
export function PictureField({ at, label }: Props) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const value = valueAtPath(useSiteContent(), at);
  const key = typeof value === "string" ? value : "";
  return (
    <section className="site-items" aria-label={label}>
      <h3>{label}</h3>
      {key !== "" && <ShownPicture name={key} />}
      <UploadPicture at={[...at]} label={label} isChange={key !== ""} />
      {key !== "" && (
        <button type="button" className="link" onClick={() => write((draft) => setSiteValue(draft, at, undefined))}>
          {fill(texts.settings.remove, { name: label })}
        </button>
      )}
    </section>
  );
}

/** Pictures in their order. */
export function PictureList({ at, label }: Props) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const items = itemsAt(useSiteContent(), at);
  const { list, order } = useRowOrder<HTMLOListElement>(items.length, (from, by) =>
    write((draft) => moveItem(draft, at, { from, by })),
  );
  return (
    <section className="site-items" aria-label={label}>
      <h3>{label}</h3>
      <ol ref={list} className="site-pictures" aria-label={label}>
        {items.map((item, index) => {
          const name = fill(texts.website.item, { name: texts.website.fields.picture, n: index + 1 });
          return (
            // The same picture may occur twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${String(item)} ${index}`} className="site-item" {...order.marksOf(index)}>
              <div className="site-item-head">
                <h4>{name}</h4>
                <OrderTools order={order} index={index} name={name} />
                <button
                  type="button"
                  className="row-button"
                  aria-label={fill(texts.settings.remove, { name })}
                  onClick={() => write((draft) => setSiteValue(draft, [...at, index], undefined))}
                >
                  <Icon name="cross" />
                </button>
              </div>
              <ShownPicture name={String(item)} />
            </li>
          );
        })}
      </ol>
      <UploadPicture at={[...at, items.length]} label={label} isChange={false} />
    </section>
  );
}

/** A picture added here, with its alternative texts; for one listed in `pictures.json`, its key. */
function ShownPicture({ name }: { readonly name: string }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const write = useWrite("website");
  const picture = useDraft().website?.pictures?.[name];
  const locales = useSiteLocales();
  if (!picture)
    return (
      <p className="small">
        <span>{`${texts.website.listedPicture} `}</span>
        <code translate="no">{name}</code>
      </p>
    );
  const words = byLanguage(picture.alt);
  return (
    <>
      <img className="site-picture" src={namedAddress(picture.src)} alt="" loading="lazy" />
      {locales.map((locale) => (
        <label key={locale} className="field">
          <span>
            {fill(texts.website.inLanguage, {
              field: texts.website.fields.pictureWords,
              language: languageName(locale, texts),
            })}
          </span>
          <input
            lang={locale}
            value={typeof words[locale] === "string" ? words[locale] : ""}
            onChange={({ target }) =>
              write((draft) => setSitePictureText(draft, name, { locale, text: target.value }), `${name} ${locale}`)
            }
            onBlur={() => endUndoStep(store)}
          />
        </label>
      ))}
    </>
  );
}

type GiveProps = Props & { readonly isChange: boolean };

/** Copies a picture from the computer into the folder, and uses it at a place of the website. */
function UploadPicture({ at, label, isChange }: GiveProps) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const [isImporting, setImporting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const input = useFocusTarget<HTMLInputElement>(pathText(at));
  const take = async (file: File) => {
    setImporting(true);
    const answer = await importPicture(file, { path: `${uploadsFolder}/${file.name}` });
    setImporting(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) write((draft) => addSitePicture(draft, at, answer.value));
  };
  const words = isChange ? texts.website.otherPicture : texts.website.choosePicture;
  return (
    <>
      <label className="button picture-choose">
        <span>{isImporting ? texts.outlines.taking : words}</span>
        <span className="visually-hidden">{`: ${label}`}</span>
        <FileInput ref={input} accept="image/*" onFiles={([file]) => file && void take(file)} />
      </label>
      {failure && (
        <p className="failure" role="alert">
          {failureText(failure, texts)}
        </p>
      )}
    </>
  );
}
