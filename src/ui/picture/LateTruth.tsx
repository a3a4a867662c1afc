import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { PictureTruth } from "./PictureTruth.tsx";

/**
 * The label with the kind of a picture, if its owner states it. Its code is not part of the first screens: it loads only for pictures with
 * such a statement, and server markup does not include it. If it fails to load, the picture is shown without it.
 */
export function LateTruth({ picture }: ComponentProps<typeof PictureTruth>) {
  const [Caption, setCaption] = useState<ComponentType<ComponentProps<typeof PictureTruth>>>();
  const { truth } = picture;
  useEffect(() => {
    if (truth)
      import("./PictureTruth.tsx").then(({ PictureTruth: Loaded }) => setCaption(() => Loaded)).catch(() => {});
  }, [truth]);
  return Caption && <Caption picture={picture} />;
}
