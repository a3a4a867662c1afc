import type { ReactNode } from "react";
import { BarOnly } from "../frame/Bar.tsx";
import { useTexts } from "../frame/TextsContext.ts";
import { floorOutlines } from "./floorOutlines.ts";

type Props = {
  readonly title: string;
  readonly lead: string;
  /** To the start page, where this is not it. */
  /** Title and lead are the owner's own: a folder and its path. */
  readonly isOwnName?: boolean;
  readonly toStart?: () => void;
  readonly children: ReactNode;
};

/** What is shown before a project is open: a title, the ways on, and beside them what comes of pictures. */
export function StartFrame({ title, lead, isOwnName = false, toStart, children }: Props) {
  const texts = useTexts();
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

/** A tower whose floors are outlined: the lowest and the highest drawn, those between filled in. */
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
