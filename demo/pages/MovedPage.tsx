import { useEffect } from "react";
import { ArrowLink } from "../layout/Arrow.tsx";
import { useGo } from "../navigation/useGo.ts";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";

/** Shown at /vizualizimete until the redirect to /vizualizimet; without scripts the HTML itself redirects. */
export function MovedPage() {
  const { visuals } = useText(frameText);
  const go = useGo();
  useEffect(() => go("/vizualizimet", { replace: true }), [go]);
  return (
    <div className="visuals-page">
      <h1 className="title">{visuals}</h1>
      <p className="head-row">
        <ArrowLink to="/vizualizimet">{visuals}</ArrowLink>
      </p>
    </div>
  );
}
