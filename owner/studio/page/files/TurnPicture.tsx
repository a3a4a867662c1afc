import { useState } from "react";
import type { DraftPicture } from "../../draft/draft.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { fileOf } from "../../draft/edit/layoutMirror.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { turnPicture } from "../layouts/mirrorPicture.ts";

type Props = {
  readonly picture: DraftPicture;
  /** The same floor from above, which lies on the picture: if it cannot be turned, neither is. */
  readonly top?: DraftPicture | undefined;
  /** Puts the turned pictures in the others' places, as one step. */
  readonly put: (turned: DraftPicture, turnedTop: DraftPicture | undefined) => void;
};

/** Turns a picture that was scanned sideways; what is drawn on it turns along. */
export function TurnPicture({ picture, top, put }: Props) {
  const texts = useStudioTexts();
  const [isTurning, setTurning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const turn = async () => {
    setTurning(true);
    const above = top && (await turnPicture(top));
    const answer = above?.ok === false ? above : await turnPicture(picture);
    setTurning(false);
    if (answer.ok) {
      setFailure(undefined);
      put(answer.value, above?.ok ? above.value : undefined);
      return;
    }
    const reason = failureText(answer.failure, texts);
    setFailure(top && answer === above ? fill(texts.outlines.topNotTurned, { file: fileOf(top), reason }) : reason);
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
