import type { Draft } from "../../../draft/draft.ts";
import type { CellCorrections } from "../../../draft/rows/corrections.ts";
import type { RowsPlan, ImportOptions } from "../../../draft/rows/planRows.ts";
import type { NamedSheet } from "../../../draft/rows/rowColumns.ts";
import { apartmentKinds } from "../../../../sync/cells/kind.ts";
import { nameOfApartment } from "../../../text/apartmentName.ts";
import { plural } from "../../../text/plural.ts";
import { LossText } from "../../frame/LossText.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { Buildings } from "./Buildings.tsx";
import { type ChosenFile, withAnswers } from "./chosenFile.ts";
import { FloorsBetween } from "./FloorsBetween.tsx";
import { CorrectCell } from "./CorrectCell.tsx";
import { StatusWords } from "./StatusWords.tsx";
import { nextWrong, wrongCells } from "./trialRows.ts";

type Props = {
  readonly chosen: ChosenFile | undefined;
  readonly sheet: NamedSheet | undefined;
  readonly plan: RowsPlan | undefined;
  /** The draft, including the status words that the owner has explained. */
  readonly read: Draft | undefined;
  readonly edit: (more: Partial<ChosenFile>) => void;
};

/** Next to the preview: how words are read, and what to do about values missing from the list. */
export function ImportPanel({ chosen, sheet, plan, read, edit }: Props) {
  const texts = useStudioTexts();
  if (!chosen || !sheet || !read || !plan) return <aside className="side-panel" />;
  const setOptions = (more: ImportOptions) => edit({ wish: { ...chosen.wish, ...more } });
  return (
    <aside className="side-panel import-panel" aria-label={texts.imports.stepNames.trial}>
      <Correcting {...{ chosen, sheet, plan, read, edit }} />
      <Buildings {...{ chosen, sheet, read, edit }} isSettled />
      <FloorsBetween
        between={plan.between}
        places={chosen.between ?? {}}
        set={(between) => edit({ between })}
        isSettled
      />
      <StatusWords {...{ chosen, sheet, read, edit }} isSettled />
      <ImportOptionFields {...{ plan, read, setOptions }} now={chosen.wish} />
    </aside>
  );
}

type CorrectingProps = { readonly [Key in keyof Props]: Exclude<Props[Key], undefined> };

/** The cell being corrected; once it can be read, the next one is shown. */
function Correcting({ chosen, sheet, plan, read, edit }: CorrectingProps) {
  const texts = useStudioTexts();
  const cells = wrongCells(plan);
  const done = Object.keys(chosen.corrected).length;
  const { correcting } = chosen;
  const next = correcting === undefined ? undefined : cells.find(({ at }) => !chosen.leftOut.has(at));
  const own = cells.find(({ at }) => at === correcting) ?? next;
  const write = (at: string, corrected: CellCorrections) => {
    const leftOut = new Set([...chosen.leftOut].filter((each) => !Object.hasOwn(corrected, each)));
    edit(withAnswers(chosen, { corrected: { ...chosen.corrected, ...corrected }, leftOut, correcting: at }));
  };
  const leave = (at: string) => {
    const leftOut = new Set([...chosen.leftOut, at]);
    edit(withAnswers(chosen, { leftOut, correcting: nextWrong(cells, { at, leftOut }) }));
  };
  return (
    <>
      {own && <CorrectCell {...{ cells, sheet, read, write, leave }} leftOut={chosen.leftOut} at={own.at} />}
      <p className="small" role="status">
        {done > 0 && plural(texts.language, texts.imports.correctedCount, done)}
      </p>
    </>
  );
}

type OptionFieldsProps = {
  readonly plan: RowsPlan;
  readonly read: Draft;
  readonly now: ImportOptions;
  readonly setOptions: (more: ImportOptions) => void;
};

const maxListed = 12;

/** Optional changes, which are not made unless the owner chooses them. */
function ImportOptionFields({
  plan: { missing, emptied, losses, newFloors, between, rows },
  read,
  now,
  setOptions,
}: OptionFieldsProps) {
  const texts = useStudioTexts();
  const lacksFloors = rows.some(({ findings }) => findings.some(({ reason }) => reason.endsWith("or let it be added")));
  const placed = between.filter(({ place = "" }) => place.startsWith("above")).length;
  const names = missing.slice(0, maxListed).map((id) => nameOfApartment(read.project.floors, id, texts));
  const kinds = apartmentKinds.flatMap((kind) => {
    const count = rows.filter(({ kindByName }) => kindByName === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });
  return (
    <>
      {kinds.length > 0 && (
        <section>
          <h2>{texts.imports.kindsByName}</h2>
          <ul className="import-words">
            {kinds.map(({ kind, count }) => (
              <li key={kind}>
                <span>{texts.homes.kinds[kind]}</span>
                <span translate="no">{count}</span>
              </li>
            ))}
          </ul>
          <ImportCheckbox
            name={texts.imports.takeKinds}
            isOn={now.kindsByName === true}
            set={(isOn) => setOptions({ kindsByName: isOn })}
          />
        </section>
      )}
      {(lacksFloors || newFloors.length > placed) && (
        <ImportCheckbox
          name={texts.imports.addsFloors}
          isOn={now.addsFloors === true}
          set={(isOn) => setOptions({ addsFloors: isOn })}
        />
      )}
      {missing.length > 0 && (
        <section>
          <h3>{plural(texts.language, texts.imports.missingHomes, missing.length)}</h3>
          <p className="small">{`${names.join(", ")}${missing.length > maxListed ? " …" : ""}`}</p>
          <p className="small">
            {now.removesMissing === true
              ? losses.length > 0 && <LossText losses={losses} />
              : texts.imports.missingStay}
          </p>
          <ImportCheckbox
            name={texts.imports.removeMissing}
            isOn={now.removesMissing === true}
            set={(isOn) => setOptions({ removesMissing: isOn })}
          />
        </section>
      )}
      {emptied.length > 0 && (
        <section>
          <p className="small">{plural(texts.language, texts.imports.emptyCells, emptied.length)}</p>
          <ImportCheckbox
            name={texts.imports.clearEmpty}
            isOn={now.clearsEmpty === true}
            set={(isOn) => setOptions({ clearsEmpty: isOn })}
          />
        </section>
      )}
    </>
  );
}

type CheckboxProps = { readonly name: string; readonly isOn: boolean; readonly set: (isOn: boolean) => void };

function ImportCheckbox({ name, isOn, set }: CheckboxProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
      <span>{name}</span>
    </label>
  );
}
