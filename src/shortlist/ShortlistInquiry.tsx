import { useEffect, useRef } from "react";
import { fill } from "../text/format/fill.ts";
import { shortlistTextsFor } from "./shortlistTextsFor.ts";
import type { ShortlistTexts } from "../text/texts.ts";
import { Cross } from "../ui/Cross.tsx";
import { useLocale, useTexts } from "../ui/TextsContext.tsx";
import { apartmentDetails, type ApartmentDetails } from "../finder/state/apartmentDetails.ts";
import { inquiryPicture, useApartmentPictures } from "../finder/state/useApartmentPictures.ts";
import { ApartmentsInquiry, useInquirySubject } from "../inquiry/screens/ApartmentsInquiry.tsx";
import { shortlistSubject } from "../inquiry/screens/useInquiryReports.ts";
import { useFinder, useFinderContext, useFinderSettings } from "../finder/state/FinderContext.tsx";
import { splitBySold } from "./splitBySold.ts";

/** The price form for several apartments, listed as rows; sold ones are named and left out. */
export function ShortlistInquiry() {
  const texts = useTexts().shortlist;
  const { store } = useFinderContext();
  const settings = useFinderSettings();
  const inquiryIds = useFinder((state) => state.inquiryApartments);
  const language = { texts: useTexts(), locale: useLocale() };
  const { apartments, sold } = splitBySold(settings.project, inquiryIds ?? []);
  const details = apartments.map(({ id }) => apartmentDetails(settings, id, language));
  const areResidential = apartments.map(({ kind }) => ({ isResidential: kind === "home" }));
  const found = useApartmentPictures(details[0] ?? apartmentDetails(settings, "", language));
  const picture = inquiryPicture(found.state === "ready" ? found.pictures : []);
  const close = (): void => store.setState({ inquiryApartments: undefined });
  const leaveOut = (id: string): void => {
    const rest = (inquiryIds ?? []).filter((each) => each !== id);
    store.setState({ inquiryApartments: splitBySold(settings.project, rest).apartments.length > 0 ? rest : undefined });
  };
  useFocusReturn();
  const soldNames = sold.map(({ id }) => nameOf(apartmentDetails(settings, id, language))).join("; ");
  return (
    <ApartmentsInquiry
      apartments={details}
      picture={picture}
      // A constant subject, so that the draft stays when an apartment is left out.
      subject={useInquirySubject(shortlistSubject)}
      isOpen={inquiryIds !== undefined}
      title={texts.askPrices}
      about={
        <div className="ask-apartments">
          <ul aria-label={shortlistTextsFor(texts, areResidential).askedHomes}>
            {details.map((apartment) => (
              <AskedApartment
                key={apartment.id}
                apartment={apartment}
                shortlistTexts={texts}
                onLeaveOut={() => leaveOut(apartment.id)}
              />
            ))}
          </ul>
          {soldNames && <p>{fill(texts.soldLeftOut, { homes: soldNames })}</p>}
        </div>
      }
      onClose={close}
    />
  );
}

const nameOf = ({ tower, floor, title }: ApartmentDetails): string => [tower, floor, title].filter(Boolean).join(", ");

type RowProps = {
  readonly apartment: ApartmentDetails;
  readonly shortlistTexts: ShortlistTexts;
  readonly onLeaveOut: () => void;
};

function AskedApartment({ apartment, shortlistTexts, onLeaveOut }: RowProps) {
  const { title, tower, floor, facts } = apartment;
  return (
    <li>
      <span>
        <strong>{[title, facts?.area].filter(Boolean).join(", ")}</strong>
        <span>{[tower, floor].filter(Boolean).join(", ")}</span>
      </span>
      <button
        type="button"
        part="close"
        aria-label={fill(shortlistTexts.remove, { home: nameOf(apartment) })}
        onClick={onLeaveOut}
      >
        <Cross />
      </button>
    </li>
  );
}

/** Returns the focus from the form to the button that opened it, or to one that leads there. */
function useFocusReturn(): void {
  const { frame } = useFinderContext();
  const isOpen = useFinder(({ inquiryApartments }) => inquiryApartments !== undefined);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    const targets = frame.current?.querySelectorAll<HTMLElement>(".compare-ask button, #tray-ask, .tray-toggle") ?? [];
    [...targets].find((target) => target.checkVisibility())?.focus({ preventScroll: true });
  }, [frame, isOpen]);
}
