import { fill } from "../../../../../src/text/format/fill.ts";
import { setColour } from "../../../draft/edit/facts.ts";
import {
  type ColourName,
  colourOf,
  type OwnColours,
  readHex,
  shownColour,
  type Theme,
  themes,
} from "../../../draft/settings/colours.ts";
import { useProjectStore } from "../../state/ProjectContext.ts";
import { endUndoStep } from "../../state/projectStore.ts";
import { Field } from "../fields/Field.tsx";
import { useWrite } from "../fields/useWrite.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";

type Props = { readonly name: ColourName; readonly own: OwnColours };

/** One colour, for the light and the dark theme, typed or picked. */
export function ColourRow({ name, own }: Props) {
  const texts = useStudioTexts();
  return (
    <li className="colour-row">
      <div>
        <span>{texts.settings.colourNames[name]}</span>
        <small>{texts.settings.colourHints[name]}</small>
      </div>
      {themes.map((theme) => (
        <OneColour key={theme} name={name} theme={theme} own={own} />
      ))}
    </li>
  );
}

function OneColour({ name, theme, own }: Props & { readonly theme: Theme }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const write = useWrite("colours");
  const shown = shownColour(own, name, theme);
  const label = `${texts.settings.colourNames[name]}, ${texts.settings[theme]}`;
  const put = (text: string) => write((draft) => setColour(draft, name, [theme, text]), `${name} ${theme}`);
  return (
    <div className="one-colour">
      <input
        type="color"
        aria-label={fill(texts.settings.chooseColour, { name: label })}
        value={shown ?? colourOf(own, name, theme)}
        onChange={({ target }) => put(target.value)}
        onBlur={() => endUndoStep(store)}
      />
      <Field
        subject={texts.settings.colourNames[name]}
        label={texts.settings[theme]}
        value={own[name]?.[theme] ?? ""}
        failureOf={(text) => (readHex(text) === undefined ? texts.settings.failures.colour : undefined)}
        hint={
          own[name]?.[theme] === undefined && shown !== undefined
            ? fill(texts.settings.ownOfElements, { colour: shown })
            : undefined
        }
        write={put}
        at={`colours.${name}.${theme}`}
      />
    </div>
  );
}
