import { useState } from "react";
import type { DraftPicture } from "../../draft/draft.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { turnPicture } from "../layouts/mirrorPicture.ts";

type Props = {
  readonly picture: DraftPicture;
  /** Puts the turned picture in the other's place, as one step. */
  readonly put: (turned: DraftPicture) => void;
};

/** Turns a picture that was scanned sideways; what is drawn on it turns along. */
export function TurnPicture({ picture, put }: Props) {
  const texts = useStudioTexts();
  const [isTurning, setTurning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const turn = async () => {
    setTurning(true);
    const answer = await turnPicture(picture);
    setTurning(false);
    setFailure(answer.ok ? undefined : failureText(answer.failure, texts));
    if (answer.ok) put(answer.value);
  };
  return (
    <>
      <button type="button" className="link" disabled={isTurning} onClick={() => void turn()}>
        {texts.outlines.turnPicture}
      </button>
      {failure !== undefined && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
