import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import { readMark, type ReadMark } from "../../draft/svg/markPath.ts";
import { setSiteValue } from "../../draft/website/editWebsite.ts";
import { valueAtPath } from "../../../site/siteParts.ts";
import { FileInput } from "../files/FileInput.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useSiteContent } from "./useWebsite.ts";

/** The brand's logo: an SVG drawing that is parsed here; only its outlines are stored in the draft. */
export function MarkField({ at }: { readonly at: Steps }) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const mark = valueAtPath(useSiteContent(), at);
  const [failure, setFailure] = useState<Extract<ReadMark, { ok: false }>>();
  const words = texts.website.marks;
  const take = async (file: File) => {
    const read = readMark(new Uint8Array(await file.arrayBuffer()));
    setFailure(read.ok ? undefined : read);
    if (read.ok) write((draft) => setSiteValue(draft, at, read.mark));
  };
  return (
    <section className="site-items" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="small">{words.hint}</p>
      <MarkPicture mark={mark} />
      <div className="settings-buttons">
        <label className="button picture-choose">
          <span>{words.choose}</span>
          <FileInput accept=".svg,image/svg+xml" onFiles={([file]) => file && void take(file)} />
        </label>
        {mark !== undefined && (
          <button type="button" className="link" onClick={() => write((draft) => setSiteValue(draft, at, undefined))}>
            {words.remove}
          </button>
        )}
      </div>
      {failure && (
        <p className="failure" role="alert">
          {fill(words.failures[failure.failure], { parts: (failure.parts ?? []).join(", ") })}
        </p>
      )}
    </section>
  );
}

/** The logo as it appears in header and footer. */
function MarkPicture({ mark }: { readonly mark: unknown }) {
  const { path, width, height, evenOdd } = fieldsOf(mark);
  if (typeof path !== "string" || typeof width !== "number" || typeof height !== "number") return null;
  return (
    <div className="brand-mark">
      {[48, 24].map((tall) => (
        <svg
          key={tall}
          viewBox={`0 0 ${width} ${height}`}
          width={Math.round((tall * width) / height)}
          height={tall}
          aria-hidden="true"
        >
          <path d={path} fill="currentColor" fillRule={evenOdd === true ? "evenodd" : undefined} />
        </svg>
      ))}
    </div>
  );
}
