import { Link, useLocation } from "wouter";
import { useTourFrame } from "../../../widgets/reactParts.ts";
import { Arrow } from "../../layout/Arrow.tsx";
import type { NavigationState } from "../../navigation/navigationState.ts";
import { towersPath } from "../../navigation/pagePaths.ts";
import { exteriorTourPath } from "../../navigation/routes.ts";
import { matchRoute } from "../../navigation/matchRoute.ts";
import { useGo } from "../../navigation/useGo.ts";
import { useNavigationState } from "../../navigation/useNavigationState.ts";
import { useFacts } from "../../text/FactsContext.tsx";
import { usePageLanguage, useText } from "../../text/LanguageContext.tsx";
import { placesText } from "../../text/places.ts";
import { tourText } from "../../text/tour.ts";

/** A full-window 360° tour: of the apartment in the navigation state, otherwise the route's tour. */
export function TourPage() {
  const text = useText(tourText);
  const { toPicker } = useText(placesText);
  const language = usePageLanguage();
  const state = useNavigationState();
  const go = useGo();
  const [path] = useLocation();
  const facts = useFacts();
  const { tour = Object.values(facts.tours)[0] ?? "" } = matchRoute(path, facts).route;
  // A tour's own address always shows that tour, whatever the navigation state contains.
  const url = (path === "/vr" ? tourUrl(state) : undefined) ?? tour;
  // The way back leads to the apartment in the navigation state, otherwise to the picker.
  const back = state.customUrl1 ? { to: "/navigate-floor", state } : { to: towersPath };
  const onClose = (): void => go(back.to, back);
  const {
    state: tourState,
    attempt,
    box,
    frame,
    onLoad,
    retry,
  } = useTourFrame({ url, locale: language, fills: true, onClose });
  const title = path === exteriorTourPath ? text.titleOutside : text.title;
  const hasFailed = tourState === "missing" || tourState === "silent";
  return (
    <main id="main" className="tour" tabIndex={-1}>
      <h1 className="visually-hidden">{title}</h1>
      <p className="tour-back">
        <Link href={back.to} state={back.state}>
          <Arrow />
          <span>{` ${state.customUrl1 ? text.back : toPicker}`}</span>
        </Link>
      </p>
      {hasFailed ? (
        <TourProblem isMissing={tourState === "missing"} onRetry={retry} />
      ) : (
        // Changing the address of an existing frame would add an entry to the history.
        <div key={`${attempt} ${url}`} ref={box} className="tour-box" popover="manual">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs scripts and its own origin */}
          <iframe
            ref={frame}
            className="tour-frame"
            title={title}
            src={language === "sq" ? url : `${url}?locale=${language}`}
            allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
            onLoad={onLoad}
          />
        </div>
      )}
    </main>
  );
}

function TourProblem({ isMissing, onRetry }: { readonly isMissing: boolean; readonly onRetry: () => void }) {
  const text = useText(tourText);
  return (
    <div className="tour-none" role="alert">
      <p>{isMissing ? text.missing : text.silent}</p>
      <button type="button" className="lit-link" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}

/** `tours/<customUrl2>/<vrPath>/index.htm` (docs/developers/specification.md, "Tours"); only for names without special characters. */
function tourUrl({ customUrl2 = "", vrPath = "" }: Partial<NavigationState>): string | undefined {
  const isPlain = [customUrl2, vrPath].every((name) => /^\w[\w.-]*$/.test(name));
  return isPlain ? `/tours/${customUrl2}/${vrPath}/index.htm` : undefined;
}
