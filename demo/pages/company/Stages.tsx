import { Figure } from "../../pictures/Figure.tsx";
import type { SitePicture } from "../../pictures/sitePicture.ts";

/** The building in its stages. */
export function Stages({ pictures }: { readonly pictures: readonly SitePicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="stages">
      {pictures.map((picture) => (
        <Figure key={picture.key} picture={picture} sizes="(min-width: 600px) 46vw, 92vw" />
      ))}
    </div>
  );
}
