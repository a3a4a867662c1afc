import { useEffect } from "react";
import { ArrowLink } from "../layout/Arrow.tsx";
import { useLinkName } from "../layout/useLinkName.ts";
import { useGo } from "../navigation/useGo.ts";

/** Shown at /vizualizimete until the redirect to /vizualizimet; without scripts the HTML itself redirects. */
export function MovedPage() {
  const visuals = useLinkName()("visuals");
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
