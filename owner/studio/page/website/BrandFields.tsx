import { useId } from "react";
import {
  type BrandColourName,
  brandColourNames,
  type BrandColours,
  brandContrasts,
  minContrast,
  nearestBrandColour,
  defaultColours,
} from "../../../site/brandColours.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";
import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import { ratioText, readHex } from "../../draft/settings/colours.ts";
import { setSiteValue } from "../../draft/website/editWebsite.ts";
import { valueAtPath } from "../../../site/siteParts.ts";
import { Icon, SeverityIcon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { Field } from "../settings/fields/Field.tsx";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { endUndoStep } from "../state/projectStore.ts";
import { useSiteContent } from "./useWebsite.ts";

type Props = { readonly at: Steps };

/** The three colours from which all others are mixed, and their contrasts. */
export function BrandColourFields({ at }: Props) {
  const texts = useStudioTexts();
  const chosen = useChosen(at);
  return (
    <section className="site-items" aria-label={texts.website.brandColours.title}>
      <h3>{texts.website.brandColours.title}</h3>
      <p className="small">{texts.website.brandColours.hint}</p>
      {brandColourNames.map((name) => (
        <ColourField key={name} at={[...at, name]} name={name} value={chosen[name]} />
      ))}
      <ul className="brand-contrasts" aria-live="polite">
        {brandContrasts(chosen).map(({ text, ratio }) => (
          <Contrast key={text} at={at} chosen={chosen} text={text} ratio={ratio} />
        ))}
      </ul>
    </section>
  );
}

/** The valid colours in the file. */
function useChosen(at: Steps): BrandColours {
  const colours = fieldsOf(valueAtPath(useSiteContent(), at));
  return Object.fromEntries(
    brandColourNames.flatMap((name) => {
      const value = colours[name];
      const hex = typeof value === "string" ? readHex(value) : undefined;
      return hex === undefined ? [] : [[name, hex]];
    }),
  );
}

type ColourProps = Props & { readonly name: BrandColourName; readonly value: string | undefined };

function ColourField({ at, name, value }: ColourProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const write = useWrite("website");
  const label = texts.website.brandColours.names[name];
  const put = (text: string) => {
    const hex = text.trim() === "" ? undefined : readHex(text);
    write((draft) => setSiteValue(draft, at, hex), pathText(at));
  };
  return (
    <div className="one-colour">
      <input
        type="color"
        aria-label={fill(texts.settings.chooseColour, { name: label })}
        value={value ?? defaultColours[name]}
        onChange={({ target }) => put(target.value)}
        onBlur={() => endUndoStep(store)}
      />
      <Field
        label={label}
        value={value ?? ""}
        failureOf={(text) => (readHex(text) === undefined ? texts.settings.failures.colour : undefined)}
        write={put}
        at={pathText(at)}
      />
    </div>
  );
}

type ContrastProps = Props & ReturnType<typeof brandContrasts>[number] & { readonly chosen: BrandColours };

function Contrast({ at, chosen, text, ratio }: ContrastProps) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const isFine = ratio >= minContrast;
  const words = texts.website.brandColours;
  const nearest = isFine ? undefined : nearestBrandColour(chosen, text);
  const values = { text: words.contrasts[text], ratio: ratioText(ratio), least: `${minContrast}:1` };
  return (
    <li className={isFine ? undefined : "contrast-low"}>
      {isFine ? <Icon name="check" /> : <SeverityIcon severity="warning" />}
      <span>{fill(isFine ? words.readable : words.tooClose, values)}</span>
      {nearest !== undefined && (
        <button
          type="button"
          className="link"
          onClick={() => write((draft) => setSiteValue(draft, [...at, text === "quiet" ? "ink" : text], nearest))}
        >
          <span>{fill(texts.settings.takeNearest, { colour: nearest })}</span>
          <span className="visually-hidden">{`: ${words.contrasts[text]}`}</span>
        </button>
      )}
    </li>
  );
}

const choices = ["serif", "plain", "system"] as const;

/** The typefaces of every page. */
export function FontsField({ at }: Props) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const name = useId();
  const value = valueAtPath(useSiteContent(), at) ?? choices[0];
  return (
    <fieldset className="site-items brand-fonts">
      <legend>{texts.website.fonts.title}</legend>
      {choices.map((choice) => (
        <label key={choice} className="tick">
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => write((draft) => setSiteValue(draft, at, choice === choices[0] ? undefined : choice))}
          />
          <span>{texts.website.fonts.names[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
