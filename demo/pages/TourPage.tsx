import { useRef } from "react";
import { Link, useLocation } from "wouter";
import type { NavigationState } from "../content/navigationState.ts";
import { placeOf } from "../content/placeOf.ts";
import { useNavigationState } from "../content/useNavigationState.ts";
import { useLanguage, useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { tourText } from "../text/tour.ts";
import { useTour } from "./useTour.ts";
import { useTourHello } from "./useTourHello.ts";

/** A 360 tour over the whole window: of the home that travelled here, else the one of the route. */
export function TourPage() {
  const text = useText(tourText);
  const { toPicker } = useText(placesText);
  const language = useLanguage();
  const state = useNavigationState();
  const [path] = useLocation();
  const { tour = "" } = placeOf(path).route;
  // A tour's own address shows that tour, whatever travelled there.
  const travelled = path === "/vr" ? tourUrl(state) : undefined;
  const url = travelled ?? tour;
  const { found, retry } = useTour(travelled);
  const frame = useRef<HTMLIFrameElement>(null);
  const hello = useTourHello(frame);
  return (
    <main id="main" className="tour" tabIndex={-1}>
      <h1 className="unseen">{text.title}</h1>
      {found === "missing" ? (
        <div className="tour-none" role="alert">
          <p>{text.missing}</p>
          <button type="button" className="lit-link" onClick={retry}>
            {text.retry}
          </button>
        </div>
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs scripts and its own origin
        <iframe
          // Another address in the same frame would be a step of the history of its own.
          key={url}
          ref={frame}
          className="tour-frame"
          title={text.title}
          src={language === "sq" ? url : `${url}?locale=${language}`}
          allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
          allowFullScreen
          onLoad={hello}
        />
      )}
      <p className="tour-back">
        {state.customUrl1 ? (
          <Link href="/navigate-floor" state={state}>
            {text.back}
          </Link>
        ) : (
          <Link href="/click-floor">{toPicker}</Link>
        )}
      </p>
    </main>
  );
}

/** `tours/<customUrl2>/<vrPath>/index.htm` (specification, VR viewer); only plain names make an address. */
function tourUrl({ customUrl2 = "", vrPath = "" }: Partial<NavigationState>): string | undefined {
  const isPlain = [customUrl2, vrPath].every((name) => /^\w[\w.-]*$/.test(name));
  return isPlain ? `/tours/${customUrl2}/${vrPath}/index.htm` : undefined;
}
