import { useEffect, useState } from "react";
import type { Layout, Picture } from "../../project/types.ts";
import { probePictures } from "../../services/probePictures.ts";

export type ApartmentPictures =
  { readonly state: "loading" } | { readonly state: "ready"; readonly pictures: readonly Picture[] };

const loading: ApartmentPictures = { state: "loading" };

/**
 * The pictures of a layout: as the project lists them; a layout that only names a folder is probed for image1.jpg,
 * image2.jpg … until one fails (specification section 3, "Preview images").
 */
export function useApartmentPictures(layout: Layout | undefined): ApartmentPictures {
  const listed = layout?.pictures ?? [];
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
  if (folder === undefined) return { state: "ready", pictures: listed };
  return probed?.folder === folder ? { state: "ready", pictures: probed.pictures } : loading;
}
