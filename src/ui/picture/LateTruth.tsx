import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { PictureTruth } from "./PictureTruth.tsx";

/**
 * What a picture shows, where its owner states it. The first screens do without its code: it loads where a picture has something to say,
 * and the server's markup is without it. If it fails to load, the picture is shown all the same.
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
