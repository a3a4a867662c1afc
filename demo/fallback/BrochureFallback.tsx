import type { ProjectFile } from "../facts/projectFile.ts";
import { brochureText } from "../text/brochure.ts";
import { useText } from "../text/LanguageContext.tsx";
import { FallbackPicture } from "./FallbackPicture.tsx";

/** The closed book where it will lie, the same file as the element takes; and the file to take along for who has no scripts. */
export function BrochureFallback({ project: { brochure } }: { project: ProjectFile }) {
  const { download } = useText(brochureText);
  const [cover] = brochure?.pages ?? [];
  return (
    <>
      <div className="brochure-cover">
        {cover && (
          <FallbackPicture picture={cover} sizes="(min-width: 1500px) 690px, (min-width: 800px) 600px, 231px" isFirst />
        )}
      </div>
      {brochure?.pdf && (
        <p className="brochure-file">
          <a href={`/project/${brochure.pdf}`}>{download}</a>
        </p>
      )}
    </>
  );
}
