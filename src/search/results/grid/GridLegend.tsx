import type { Status } from "../../../project/types.ts";
import type { SearchTexts } from "../../../text/texts.ts";
import { useTexts } from "../../../ui/TextsContext.tsx";

type Props = {
  readonly hasAreas: boolean;
  /** Statuses of the matching apartments. */
  readonly statuses: ReadonlySet<Status | undefined>;
  readonly texts: SearchTexts;
};

/** Explains upright, flat, half filled and empty cells; the last two only if they occur. */
export function GridLegend({ hasAreas, statuses, texts: { match, matchArea, noMatch } }: Props) {
  const texts = useTexts();
  const shownStatuses = (["reserved", "sold"] as const).filter((status) => statuses.has(status));
  return (
    <ul className={`grid-legend${shownStatuses.length > 0 ? " long-legend" : ""}`}>
      <li>
        <Sign look="match" />
        <span>{hasAreas ? matchArea : match}</span>
      </li>
      {shownStatuses.map((status) => (
        <li key={status}>
          <Sign look="match" status={status} />
          <span>{texts[status]}</span>
        </li>
      ))}
      <li>
        <Sign look="" />
        <span>{noMatch}</span>
      </li>
    </ul>
  );
}

function Sign({ look, status }: { readonly look: string; readonly status?: Status }) {
  return (
    <svg width="14" height="14" aria-hidden="true">
      <g className={`cell ${look}`} data-status={status}>
        <rect className="body" x="1" y={look ? 1 : -19} width="12" height={look ? 12 : 30} />
        {status === "reserved" && <path className="half" d="M1 1h12v12z" />}
      </g>
    </svg>
  );
}
