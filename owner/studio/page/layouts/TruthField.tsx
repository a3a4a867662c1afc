import type { DraftPicture } from "../../draft/draft.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";

type Truth = NonNullable<DraftPicture["truth"]>;

const truths = ["photo", "rendering", "edited", "asBuilt"] as const satisfies readonly Truth[];

type Props = {
  readonly picture: DraftPicture;
  /** Receives the picture with the chosen value, or without one. */
  readonly write: (picture: DraftPicture) => void;
};

/** The label that visitors read on a picture: a photo, a rendering, an edited photo, or a photo of the finished building. */
export function TruthField({ picture, write }: Props) {
  const texts = useStudioTexts();
  const choose = (text: string) => {
    const { truth: _before, ...rest } = picture;
    const truth = truths.find((each) => each === text);
    write(truth ? { ...rest, truth } : rest);
  };
  return (
    <label className="field">
      <span>{texts.layouts.truth}</span>
      <select value={picture.truth ?? ""} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.homes.notStated}</option>
        {truths.map((truth) => (
          <option key={truth} value={truth}>
            {texts.layouts.truths[truth]}
          </option>
        ))}
      </select>
    </label>
  );
}
