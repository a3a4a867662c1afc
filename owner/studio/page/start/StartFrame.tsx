import type { ReactNode } from "react";
import { BarOnly } from "../frame/Bar.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { floorOutlines } from "./floorOutlines.ts";

type Props = {
  readonly title: string;
  readonly lead: string;
  /** Title and lead are a folder's name and path, so translation tools must not change them. */
  readonly isOwnName?: boolean;
  /** Leads to the start page; absent on that page. */
  readonly toStart?: () => void;
  readonly children: ReactNode;
};

/** The layout shown before a project is open: a title, the options, and next to them an example picture. */
export function StartFrame({ title, lead, isOwnName = false, toStart, children }: Props) {
  const texts = useStudioTexts();
  const translate = isOwnName ? "no" : undefined;
  return (
    <div className="start">
      <BarOnly {...(toStart && { toStart })} />
      <div className="start-columns">
        <main className="start-page">
          <h1 className="start-title" translate={translate}>
            {title}
          </h1>
          <p className="start-lead" translate={translate}>
            {lead}
          </p>
          {children}
          <p className="small start-foot">{texts.start.staysHere}</p>
        </main>
        <StartPicture />
      </div>
    </div>
  );
}

const picture = new URL("tower.webp", import.meta.url).href;

/** A tower with outlined floors: the lowest and the highest are drawn, those between them filled in. */
function StartPicture() {
  return (
    <svg className="start-picture" viewBox="0 0 880 1280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <image href={picture} width="880" height="1280" />
      {floorOutlines.map((outline, index) => {
        const isDrawn = index === 0 || index === floorOutlines.length - 1;
        return (
          <g key={outline} className={isDrawn ? "outline" : "outline outline-filled"}>
            <path className="outline-casing" d={outline} />
            <path className="outline-line" d={outline} />
          </g>
        );
      })}
    </svg>
  );
}
