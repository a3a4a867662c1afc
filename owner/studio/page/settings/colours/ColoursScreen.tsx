import { fill } from "../../../../../src/text/format/fill.ts";
import {
  colourNames,
  colourRule,
  contrastsOf,
  minContrast,
  nearestReadable,
  type OwnColours,
  ratioText,
  type Contrast,
} from "../../../draft/settings/colours.ts";
import { Icon, SeverityIcon } from "../../frame/Icon.tsx";
import { useDraft } from "../../state/ProjectContext.ts";
import { Snippet } from "../fields/Snippet.tsx";
import { SettingsHead } from "../SettingsHead.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { setColour } from "../../../draft/edit/facts.ts";
import { useWrite } from "../fields/useWrite.ts";
import { ColourRow } from "./ColourRow.tsx";

const noColours = {};

/** The colours of the elements on the owner's page, their contrasts, and the CSS to paste into the page. */
export function ColoursScreen() {
  const texts = useStudioTexts();
  const own = useDraft().settings.colours ?? noColours;
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
        <section className="settings" aria-label={texts.settings.contrast}>
          <h2>{texts.settings.contrast}</h2>
          <p className="work-note">{texts.settings.contrastLead}</p>
          <Contrasts own={own} />
        </section>
      </main>
      <aside className="side-panel" aria-label={texts.settings.snippet}>
        <h2>{texts.settings.snippet}</h2>
        {rule === "" ? (
          <p className="empty">{texts.settings.noSnippet}</p>
        ) : (
          <Snippet lead={texts.settings.colourSnippetLead} name="CSS" code={rule} />
        )}
      </aside>
    </>
  );
}

/** The contrast of each pair of colours in both themes, as a ratio and in words. */
function Contrasts({ own }: { readonly own: OwnColours }) {
  const texts = useStudioTexts();
  const contrasts = contrastsOf(own);
  const contrastOf = (name: string, theme: string) =>
    contrasts.find((each) => each.name === name && each.theme === theme);
  return (
    <table className="contrasts">
      <thead>
        <tr>
          <th scope="col">{texts.settings.contrast}</th>
          <th scope="col">{texts.settings.light}</th>
          <th scope="col">{texts.settings.dark}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(texts.settings.pairs) as (keyof typeof texts.settings.pairs)[]).map((name) => (
          <tr key={name}>
            <th scope="row">{texts.settings.pairs[name]}</th>
            <Ratio contrast={contrastOf(name, "light")} own={own} />
            <Ratio contrast={contrastOf(name, "dark")} own={own} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ratio({ contrast, own }: { readonly contrast: Contrast | undefined; readonly own: OwnColours }) {
  const texts = useStudioTexts();
  if (!contrast) return <td>–</td>;
  const { ratio } = contrast;
  const isFine = ratio >= minContrast;
  return (
    <td className={isFine ? undefined : "ratio-low"}>
      {isFine ? <Icon name="check" /> : <SeverityIcon severity="warning" />}
      <span>{` ${ratioText(ratio)}`}</span>
      <small>{isFine ? texts.settings.readable : fill(texts.settings.tooClose, { least: `${minContrast}:1` })}</small>
      {!isFine && <NearestColour own={own} contrast={contrast} />}
    </td>
  );
}

/** A button that replaces the owner's colour by the nearest readable one. */
function NearestColour({ own, contrast: { name, theme } }: { readonly own: OwnColours; readonly contrast: Contrast }) {
  const texts = useStudioTexts();
  const write = useWrite("colours");
  const colour = nearestReadable(own, { name, theme });
  if (colour === undefined) return null;
  return (
    <button type="button" className="link" onClick={() => write((draft) => setColour(draft, name, [theme, colour]))}>
      <span>{fill(texts.settings.takeNearest, { colour })}</span>
      <span className="visually-hidden">{`: ${texts.settings.pairs[name as keyof typeof texts.settings.pairs]}, ${texts.settings[theme]}`}</span>
    </button>
  );
}
