import { useState } from "react";
import { faultText } from "../frame/faultText.ts";
import { useTexts } from "../frame/TextsContext.ts";
import type { OwnPicture } from "../outlines/picture/layerPicture.ts";
import type { Answer } from "../server/askStudio.ts";

/** Adds a single picture; `fault` is a sentence. */
export function useOnePicture(done: (taken: OwnPicture) => void): {
  readonly fault: string | undefined;
  readonly take: (work: Promise<Answer<OwnPicture>>) => Promise<void>;
} {
  const texts = useTexts();
  const [fault, setFault] = useState<string>();
  const take = async (work: Promise<Answer<OwnPicture>>) => {
    const answer = await work;
    setFault(answer.ok ? undefined : faultText(answer.fault, texts));
    if (answer.ok) done(answer.value);
  };
  return { fault, take };
}
