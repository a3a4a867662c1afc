import type { Apartment, Project } from "../../../project/types.ts";
import { fill } from "../../../text/format/fill.ts";
import { Arrow } from "../../../ui/Arrow.tsx";
import { useLanguage } from "../../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../../ui/LinkOrButton.tsx";
import { inSentence, floorName } from "../floorName.ts";
import { SaveResultButton } from "../SaveResultButton.tsx";
import type { ResultActions } from "../resultProps.ts";

type Props = {
  readonly apartment: Apartment;
  readonly project: Project;
  readonly isSaved: boolean;
  readonly actions: ResultActions;
};

/** Shows the armed apartment, its facts, its save button, and the button that opens it. */
export function GridPanel({ apartment, project, isSaved, actions }: Props) {
  const language = useLanguage();
  const { texts, locale } = language;
  const { label, title, area, bedrooms, side, status, name } = actions.wordsOf(apartment);
  const shownStatus = apartment.status === "available" ? "" : status;
  const facts = [
    [floorName(project, apartment, language), area],
    [bedrooms, bedrooms ? inSentence(side, locale) : side],
    [shownStatus],
  ].map((line) => line.filter(Boolean).join(", "));
  const open =
    apartment.kind === "home" ? fill(texts.openHome, { number: label }) : fill(texts.openTower, { tower: title });
  return (
    <div className="armed">
      <p role="status" className="visually-hidden">
        {`${name}. ${texts.pressAgain}`}
      </p>
      <b>{title}</b>
      <p className="armed-facts">
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <SaveResultButton apartment={apartment} isSaved={isSaved} actions={actions} />
      <LinkOrButton
        href={actions.hrefOf(apartment)}
        part="button"
        className="button"
        data-apartment={apartment.id}
        onNavigate={() => actions.open(apartment)}
      >
        <span>{open}</span>
        <Arrow />
      </LinkOrButton>
    </div>
  );
}
