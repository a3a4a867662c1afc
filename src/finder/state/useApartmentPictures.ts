import { useEffect, useState } from "react";
import type { Picture } from "../../project/types.ts";
import type { ApartmentDetails } from "./apartmentDetails.ts";
import { probePictures } from "../../services/probePictures.ts";

export type ApartmentPictures =
  { readonly state: "loading" } | { readonly state: "ready"; readonly pictures: readonly Picture[] };

const loading: ApartmentPictures = { state: "loading" };

/**
 * The pictures of an apartment, or else of its layout, as listed in the project, or else its plan. If a layout only names a folder, that is
 * probed for image1.jpg, image2.jpg … until one fails (docs/developers/specification.md, section 3, "Preview images").
 */
export function useApartmentPictures({ record, layout }: ApartmentDetails): ApartmentPictures {
  const listed = record?.pictures ?? layout?.pictures ?? [];
  const folder = listed.length === 0 ? layout?.folder : undefined;
  const [probed, setProbed] = useState<{ folder: string; pictures: readonly Picture[] }>();
  useEffect(() => {
    if (folder === undefined) return;
    let isCurrent = true;
    void probePictures(folder).then((result) => {
      if (isCurrent) setProbed({ folder, pictures: result.ok ? result.value : [] });
    });
    return () => {
      isCurrent = false;
    };
  }, [folder]);
  const plan = record?.plan ?? layout?.plan;
  if (listed.length === 0 && plan && folder === undefined)
    return { state: "ready", pictures: [{ ...plan, whole: true }] };
  if (folder === undefined) return { state: "ready", pictures: listed };
  return probed?.folder === folder ? { state: "ready", pictures: probed.pictures } : loading;
}

/** The picture that is sent with an inquiry: the first that is not an SVG, which mail programs do not show. */
export function inquiryPicture(pictures: readonly Picture[]): Picture | undefined {
  return pictures.find(({ src }) => !/\.svg(?:[?#]|$)/i.test(src)) ?? pictures[0];
}
