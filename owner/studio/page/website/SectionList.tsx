import { useState } from "react";
import { pathText } from "../../../../src/project/ProjectDataError.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { addSection, itemsAt, moveItem, setSiteOn } from "../../draft/website/editWebsite.ts";
import { isOff, siteContentOf } from "../../draft/website/website.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useDraft, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { draftOf, show } from "../state/projectStore.ts";
import { OrderTools, useRowOrder } from "./OrderTools.tsx";
import { PartRow } from "./PartRow.tsx";
import { sectionName, sectionsPath } from "./websiteView.ts";

/** The sections of the home page in their order, which can be shown, hidden and moved. */
export function SectionList({ chosen }: { readonly chosen: string }) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const store = useProjectStore();
  const draft = useDraft();
  const view = useProject((state) => state.view);
  const [announcement, setAnnouncement] = useState("");
  const sections = itemsAt(siteContentOf(draft), sectionsPath);
  const move = (from: number, by: number) => {
    const to = from + by;
    write((before) => moveItem(before, sectionsPath, { from, by }));
    const name = sectionName(draftOf(store), to, texts);
    setAnnouncement(fill(texts.website.position, { name, n: to + 1, count: sections.length }));
    // The selected section stays selected when it or another one moves.
    const at = view.kind === "website" ? view.part?.[3] : undefined;
    const next = typeof at === "number" ? placeAfter(at, from, to) : undefined;
    if (next !== undefined && next !== at) show(store, { kind: "website", part: [...sectionsPath, next] });
  };
  const { list, order } = useRowOrder<HTMLOListElement>(sections.length, move);
  return (
    <>
      <ol ref={list} className="part-list" aria-label={texts.website.sections}>
        {sections.map((section, index) => {
          const part = [...sectionsPath, index];
          const name = sectionName(draft, index, texts);
          return (
            // Two sections may be identical; only their position tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} {...order.marksOf(index)}>
              <PartRow
                part={part}
                name={name}
                isChosen={chosen === pathText(part)}
                turn={{ isOn: !isOff(section), set: (isOn) => write((before) => setSiteOn(before, part, isOn)) }}
              >
                <OrderTools order={order} index={index} name={name} />
              </PartRow>
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <AddSection count={sections.length} />
    </>
  );
}

/** The index of a row after it or another one has moved. */
function placeAfter(at: number, from: number, to: number): number {
  if (at === from) return to;
  if (from < at && at <= to) return at - 1;
  return to <= at && at < from ? at + 1 : at;
}

const kinds = [
  "text",
  "pictures",
  "company",
  "projects",
  "figures",
  "counts",
  "place",
  "tour",
  "randomApartment",
] as const;

function AddSection({ count }: { readonly count: number }) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const store = useProjectStore();
  const [kind, setKind] = useState<(typeof kinds)[number]>("text");
  const add = () => {
    write((draft) => addSection(draft, kind));
    show(store, { kind: "website", part: [...sectionsPath, count] });
  };
  return (
    <form
      className="add-row"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label className="field">
        <span>{texts.website.addSection}</span>
        <select value={kind} onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? "text")}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {texts.website.sectionNames[each]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {texts.website.add}
      </button>
    </form>
  );
}
