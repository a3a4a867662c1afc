import { useState } from "react";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { OwnPicture } from "../outlines/picture/layerPicture.ts";
import type { Answer } from "../server/askStudio.ts";

/** Adds a single picture; `failure` is a sentence. */
export function useOnePicture(done: (imported: OwnPicture) => void): {
  readonly failure: string | undefined;
  readonly take: (work: Promise<Answer<OwnPicture>>) => Promise<void>;
} {
  const texts = useStudioTexts();
  const [failure, setFailure] = useState<string>();
  const take = async (work: Promise<Answer<OwnPicture>>) => {
    const answer = await work;
    setFailure(answer.ok ? undefined : failureText(answer.failure, texts));
    if (answer.ok) done(answer.value);
  };
  return { failure, take };
}
