import { HomeCard, type InquiryHome } from "../form/PriceForm.tsx";
import type { Picture } from "../../project/types.ts";
import { HomesInquiry } from "./HomesInquiry.tsx";
import { useInquirySubject } from "./useInquirySubject.ts";
import { useFinder, useFinderActions } from "../../finder/state/FinderContext.tsx";
import type { ApartmentHome } from "../../finder/state/apartmentHome.ts";
import { letterPicture, type ApartmentPictures } from "../../finder/state/useApartmentPictures.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = { readonly home: ApartmentHome; readonly found: ApartmentPictures };

/** The price form over the preview of one home. */
export function ApartmentInquiry({ home, found }: Props) {
  const texts = useTexts();
  const { goBack } = useFinderActions();
  const isOpen = useFinder(({ screen }) => screen.name === "inquiry");
  const picture = letterPicture(found.state === "ready" ? found.pictures : []);
  return (
    <HomesInquiry
      homes={[home]}
      picture={picture}
      subject={useInquirySubject(home.id)}
      isOpen={isOpen}
      title={texts.inquiryTitle}
      about={<HomeCard home={cardOf(home, picture)} />}
      showsArrival
      onClose={goBack}
    />
  );
}

function cardOf({ title, tower, floor, facts }: ApartmentHome, picture: Picture | undefined): InquiryHome {
  return {
    title: [title, facts?.area].filter(Boolean).join(", "),
    tower,
    lines: [
      [tower, floor].filter(Boolean).join(", "),
      [facts?.bedrooms, facts?.side].filter(Boolean).join(", "),
    ].filter(Boolean),
    picture,
  };
}
