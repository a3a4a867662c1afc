import { fill } from "../../../../../src/text/format/fill.ts";
import {
  colourNames,
  colourRule,
  contrastsOf,
  leastContrast,
  ratioText,
  type Contrast,
} from "../../../draft/settings/colours.ts";
import { Sign, WeightSign } from "../../frame/Mark.tsx";
import { useDraft } from "../../state/ProjectContext.ts";
import { Snippet } from "../fields/Snippet.tsx";
import { SettingsHead } from "../SettingsHead.tsx";
import { useSettingsTexts } from "../useSettingsTexts.ts";
import { ColourRow } from "./ColourRow.tsx";

const none = {};

/** The colours of the elements on the owner's page, how well they can be read, and what goes into the page. */
export function ColoursScreen() {
  const texts = useSettingsTexts();
  const own = useDraft().settings.colours ?? none;
  const rule = colourRule(own);
  return (
    <>
      <main className="work">
        <SettingsHead part="colours" />
        <ul className="settings-rows colours">
          {colourNames.map((name) => (
            <ColourRow key={name} name={name} own={own} />
          ))}
        </ul>
        <section className="settings" aria-label={texts.contrast}>
          <h2>{texts.contrast}</h2>
          <p className="work-note">{texts.contrastLead}</p>
          <Contrasts contrasts={contrastsOf(own)} />
        </section>
      </main>
      <aside className="chosen" aria-label={texts.snippet}>
        <h2>{texts.snippet}</h2>
        {rule === "" ? (
          <p className="empty">{texts.noSnippet}</p>
        ) : (
          <Snippet lead={texts.colourSnippetLead} name="CSS" code={rule} />
        )}
      </aside>
    </>
  );
}

/** What is read on what, in both themes, as figures and in words. */
function Contrasts({ contrasts }: { readonly contrasts: readonly Contrast[] }) {
  const texts = useSettingsTexts();
  const of = (name: string, theme: string) => contrasts.find((each) => each.name === name && each.theme === theme);
  return (
    <table className="contrasts">
      <thead>
        <tr>
          <th scope="col">{texts.contrast}</th>
          <th scope="col">{texts.light}</th>
          <th scope="col">{texts.dark}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(texts.pairs) as (keyof typeof texts.pairs)[]).map((name) => (
          <tr key={name}>
            <th scope="row">{texts.pairs[name]}</th>
            <Ratio contrast={of(name, "light")} />
            <Ratio contrast={of(name, "dark")} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ratio({ contrast }: { readonly contrast: Contrast | undefined }) {
  const texts = useSettingsTexts();
  if (!contrast) return <td>–</td>;
  const { ratio } = contrast;
  const isFine = ratio >= leastContrast;
  return (
    <td className={isFine ? undefined : "ratio-low"}>
      {isFine ? <Sign name="check" /> : <WeightSign weight="warning" />}
      <span>{` ${ratioText(ratio)}`}</span>
      <small>{isFine ? texts.readable : fill(texts.tooClose, { least: `${leastContrast}:1` })}</small>
    </td>
  );
}
